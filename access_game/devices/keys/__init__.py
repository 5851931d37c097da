"""Keys: strokes, commands, and which stroke means which command."""
