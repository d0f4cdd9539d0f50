"""The usual way to do a small display: what ours is measured against."""
