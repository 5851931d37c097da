"""The table and everything on it. Pure: standard library only, no clock, no chance, no outside world."""
