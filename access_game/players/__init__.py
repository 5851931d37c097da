"""Who sits at a seat: a person at this console, or a computer."""
