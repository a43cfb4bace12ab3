"""The common basis for small games: a game adds its cards, its rules and its words (`docs/adding.md`)."""
