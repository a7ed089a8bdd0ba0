# The way there, and its heading.
arena-arena = Arena
