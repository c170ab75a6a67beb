"""The lab for Dream Factory and Traumfabrik."""
