"""From messages to utterances: words, sounds and dots, in French and English."""
