"""The lab for Dreams."""
