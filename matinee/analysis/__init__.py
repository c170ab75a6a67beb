"""The analysis of finished games: win chances, mistakes, turning points, and how much was luck."""
