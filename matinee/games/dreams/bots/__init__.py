"""Bots for Dreams: they read landmarks of pictures, infer beliefs from stars, and vote."""
