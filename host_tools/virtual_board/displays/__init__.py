"""Models of the display controllers: bus traffic in, the pixels a person sees out."""


class DisplayError(Exception):
    """The driver sent what the data sheet does not allow; the message says what."""
