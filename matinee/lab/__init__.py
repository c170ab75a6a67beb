"""The lab: play a box many times with bots, and report how balanced it is."""
