"""Voices, and the queue before them."""
