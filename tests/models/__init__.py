"""Slow, independent judges of score sheets, written from the published contract alone."""
