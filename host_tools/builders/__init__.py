"""What is generated on the host and committed for the device."""
