"""What the device shows: each screen draws itself and takes keys."""
