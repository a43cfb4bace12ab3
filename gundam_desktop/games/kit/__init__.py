"""What small games have in common: a game is written on it as its cards, its rules and its words (`docs/adding.md`)."""
