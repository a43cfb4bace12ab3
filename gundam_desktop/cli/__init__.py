"""The command line: one module a command. Slow imports wait until a command needs them."""
