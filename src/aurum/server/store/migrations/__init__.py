"""How databases of older versions become those of this one. They run by themselves at start."""
