"""Playing over a network: hosting, joining, the waiting room, and what stands below the table. Imported when chosen."""
