"""The lab: plays a box many times with bots and says what a designer wants to know about it."""
