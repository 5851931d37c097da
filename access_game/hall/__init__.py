"""The entrance hall: menus before and after a match. The same in the window, the terminal and on a braille line."""
