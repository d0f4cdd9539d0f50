"""Pictures by chance, the same at every run."""


def by_chance(pixels, pictures):
    """Draw boxes and dots into a FrameBuffer of 128x64 as often; yields after each time."""
    seed = 1

    def chance(limit):
        """A number below `limit`."""
        nonlocal seed
        seed = (seed * 75 + 74) % 65537
        return seed % limit

    for _ in range(pictures):
        for _box in range(chance(6)):
            pixels.rect(chance(128), chance(64), chance(40), chance(20), chance(2), True)
        for _dot in range(chance(9)):
            pixels.pixel(chance(128), chance(64), chance(2))
        yield
