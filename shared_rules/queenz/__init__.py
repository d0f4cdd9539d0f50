"""Queenz (rules Q1-Q2)."""
