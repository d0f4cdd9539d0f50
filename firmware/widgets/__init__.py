"""What screens are made of: each draws itself on the app's canvas and allocates nothing per key."""
