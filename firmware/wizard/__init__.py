"""The wizard of a final scoring: asks what the rules say, step by step, and stores each answer."""
