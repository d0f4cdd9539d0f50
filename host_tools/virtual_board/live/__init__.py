"""A virtual board at which somebody sits: its clock along real time, its keys, its flash kept."""
