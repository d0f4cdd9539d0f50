"""Why a file cannot be read or written, for a sentence that names the file itself."""


def why(error: Exception) -> str:
    """Return the reason in an error, without the file's name."""
    if isinstance(error, UnicodeDecodeError):
        return f"it is not UTF-8 (byte {error.start})"
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)
