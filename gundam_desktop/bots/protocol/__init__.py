"""The protocol in which programs of any language play: lines of JSON over standard input and output.

`docs/engine-protocol.md` describes it for people who write such a program.
"""
