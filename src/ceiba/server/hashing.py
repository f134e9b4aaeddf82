"""The fingerprint of a position, by which every side can tell that it has the same one."""

from hashlib import blake2b


def fingerprint(position_text: str) -> str:
    """The first 16 hexadecimal digits of the BLAKE2b-256 of a position's text."""
    return blake2b(position_text.encode(), digest_size=32).hexdigest()[:16]
