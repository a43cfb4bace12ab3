"""The deck builder: all cards on one side, the deck on the other."""
