"""Playing over a network, without windows: the server that holds the game, and the client of a player.

`docs/server.md` describes it for people who run a server; `client.py` is what a window uses.
"""
