"""Hollywood in the lab."""
