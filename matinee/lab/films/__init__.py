"""Dream Factory and Traumfabrik in the lab."""
