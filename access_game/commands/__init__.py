"""The commands of `access-game`, one module a family. Each takes the parsed arguments and a phrasebook, and returns
the exit code: 0 done, 1 a failure told in one sentence, 2 wrong usage with a hint."""
