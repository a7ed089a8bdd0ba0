arena-arena = Arena
