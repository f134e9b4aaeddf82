"""Web push by its RFCs: the example of RFC 8291 byte by byte, and what a device and a push service can check."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from ceiba.server.notices.push import (
    CURVE,
    MOST_BYTES,
    decode,
    encode,
    encrypt,
    is_device,
    point,
    proof,
    senders_key,
)
from tests.server.device import Device

# RFC 8291, section 5 and appendix A.
PLAINTEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
DEVICE = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    key = ec.derive_private_key(int.from_bytes(decode(SENDER)), CURVE)
    assert encode(encrypt(PLAINTEXT, decode(DEVICE), decode(AUTH), key, decode(SALT))) == BODY


def test_a_device_reads_what_is_sent_and_each_message_looks_different() -> None:
    device = Device()
    bodies = [encrypt(b"your turn", device.point, device.auth) for _ in range(3)]
    assert len({*bodies}) == 3
    assert [device.read(body) for body in bodies] == [b"your turn"] * 3


def test_a_message_has_its_bounds() -> None:
    device = Device()
    whole = encrypt(b"x" * MOST_BYTES, device.point, device.auth)
    assert len(whole) == 4096  # what every push service must take
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (MOST_BYTES + 1), device.point, device.auth)


def test_the_service_can_check_who_sends() -> None:
    """RFC 8292: a JWT for this service alone, signed with the key that the device has subscribed with."""
    key = senders_key("the key of the tables")
    said = proof(key, "https://push.example.org:8443/send/1?x=2", "mailto:ada@example.org", 1_000.5)
    scheme, token, sender = said.replace(",", "").split()
    assert (scheme, sender) == ("vapid", f"k={encode(point(key))}")
    head, claims, signature = token.removeprefix("t=").split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decode(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example.org:8443", "mailto:ada@example.org")
    assert 1_000 < told["exp"] <= 1_000 + 24 * 3600
    raw = decode(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.public_key().verify(both, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_all_servers_of_the_same_tables_have_the_same_key() -> None:
    assert point(senders_key("one")) == point(senders_key("one"))
    assert point(senders_key("one")) != point(senders_key("another"))


def test_the_keys_of_a_device_are_looked_at() -> None:
    device = Device()
    good, auth = encode(device.point), encode(device.auth)
    assert is_device(good, auth)
    for bad, secret in ((good[:-4], auth), (good, auth[:-4]), (encode(b"\x04" + 64 * b"\x01"), auth), ("!", "!")):
        assert not is_device(bad, secret)
