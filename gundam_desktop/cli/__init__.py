"""The command line: one module a command. What is heavy is imported when a command needs it."""
