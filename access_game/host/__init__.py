"""The impure ring: the inbox, the clock, the files. It feeds the match and tells the players."""
