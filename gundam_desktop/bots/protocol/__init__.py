"""The protocol by which programs in any language can play: lines of JSON over standard input and output.

`docs/engine-protocol.md` describes it for authors of such programs.
"""
