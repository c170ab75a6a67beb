"""The lab for Hollywood."""
