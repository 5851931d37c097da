"""What a player keeps: the folder, the settings and profiles; and where the files of the program stand."""
