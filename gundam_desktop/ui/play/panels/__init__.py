"""What stands around the table: the column at its right, and what is laid over it."""
