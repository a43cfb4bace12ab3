"""Games played on in sampled states for a bot that searches: fast, on plain states, without views and events."""
