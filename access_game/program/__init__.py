"""The program itself: it builds the devices, opens a face and runs the evening. Nobody but the commands knows it."""
