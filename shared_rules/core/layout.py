"""A fingerprint of a table: values stored with one table mean the same with another of its kind."""

from array import array
from hashlib import sha256


def layout(table, fields=None):
    """Return 0..32767 for what the table's fields are called, hold and where they stand.

    fields   only so many of its first fields, for a table that has grown at its end
    """
    count = len(table) if fields is None else fields
    if table.layouts:
        return table.layouts[2 * count] | table.layouts[2 * count + 1] << 8
    digest = sha256()
    for field in range(count):
        digest.update(table.paths[field].encode())
        for word in table.words[field] or ():
            digest.update(b"|")
            digest.update(word.encode())
        numbers = array("h", (table.kind[field], table.low[field], table.high[field]))
        digest.update(bytes(numbers))
        numbers[0] = table.null[field]
        numbers[1] = table.base[field]
        numbers[2] = table.stride[field]
        digest.update(bytes(numbers))
    first_two = digest.digest()
    return first_two[0] | (first_two[1] & 0x7F) << 8
