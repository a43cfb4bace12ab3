"""Panels around the table: the column at its right, and overlays."""
