"""Flash is written with the keys warned, and what fails is said in one way."""

from .reports import NotStored


def write(guard, deed, *arguments):
    """Return deed(*arguments), done between the guard's calls; OSError becomes NotStored.

    guard   has before_flash() and after_flash(), as firmware.keys.Keys
    """
    guard.before_flash()
    try:
        return deed(*arguments)
    except OSError as error:
        raise NotStored(error.errno) from None
    finally:
        guard.after_flash()
