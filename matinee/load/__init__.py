"""Plays many tables at once over HTTP, and measures how fast everybody is told."""
