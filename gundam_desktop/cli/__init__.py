"""The command line: one module for each command. Slow imports are delayed until a command needs them."""
