"""Web push: what a browser's push service carries to a device without being able to read it.

RFC 8291 says how it is encrypted for the device, RFC 8188 how that is written down, and RFC 8292 how the service
knows who sends (VAPID). The key for that is made from the tables' own key, so that all servers have the same.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of a record, of which there is one
MOST_BYTES: Final = RECORD - 16 - 1 - 86  # of a text: what is left beside the seal, the end mark and the head
LASTS: Final = 12 * 3600  # seconds for which a proof of the sender is good; services take no more than 24 hours
POINT: Final = 65  # bytes of an uncompressed point


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_device(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a device."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        return len(decode(p256dh)) == POINT and len(decode(auth)) == 16
    except ValueError:
        return False


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(
    text: bytes,
    device: bytes,
    auth: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A whole body, `aes128gcm`. Key and salt are new for every message; they are given to compare with others."""
    if len(text) > MOST_BYTES:
        raise ValueError(f"a push message has at most {MOST_BYTES} bytes.")
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, device))
    ours = point(key)
    secret = _derived(shared, auth, b"WebPush: info\0" + device + ours, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, text + b"\x02", None)  # 2 marks the last record


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


# -- who sends ----------------------------------------------------------------------------------------


def senders_key(key: str) -> ec.EllipticCurvePrivateKey:
    """Always the same for these tables. So many bits more than needed make every number as likely as any other."""
    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
    derived = int.from_bytes(_derived(key.encode(), b"ceiba", b"web push", 48))
    return ec.derive_private_key(derived % (order - 1) + 1, CURVE)


def proof(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """Who sends, for the service at this endpoint: the header `Authorization`."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + LASTS, "sub": contact}
    said = [json.dumps(part, separators=(",", ":")).encode() for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(encode(part) for part in said)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={encode(point(key))}"
