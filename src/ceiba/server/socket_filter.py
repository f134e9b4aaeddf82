"""A listening socket that lets nobody in from some addresses: the system itself drops their first packets.

Linux runs a small program of a socket's own on each packet that reaches it ("classic BPF", man 7 socket and the
kernel's networking/filter). No right is needed for that. Elsewhere nothing is dropped.
"""

import ctypes
import socket
import struct
import sys
from collections.abc import Collection
from ipaddress import IPv4Address, ip_address

MOST = 500  # addresses; a program may have 4096 instructions

SO_ATTACH_FILTER, SO_DETACH_FILTER = 26, 27
LOAD_BYTE, LOAD_WORD, AND, JUMP_IF_EQUAL, JUMP, RETURN = 0x30, 0x20, 0x54, 0x15, 0x05, 0x06
HEADER = 0x1_0000_0000 - 0x100000  # where the header of IP begins: this far before the start, by the kernel's rule
VERSION, VERSION_4 = 0xF0, 0x40
SOURCE_4, SOURCE_6 = 12, 8  # bytes from the header's start to the address that a packet comes from
DROP, KEEP = 0, 0xFFFFFFFF

Instruction = tuple[int, int, int, int]  # what, how many to skip if so and if not, and a number


def let_nobody_in_from(listener: socket.socket, addresses: Collection[str]) -> None:
    """Nobody new, that is: who is connected stays so. An address of IPv6 stands for its network of 64 bits."""
    if sys.platform != "linux":
        return
    if not addresses:
        listener.setsockopt(socket.SOL_SOCKET, SO_DETACH_FILTER, 0)
        return
    program = _program(sorted(addresses)[:MOST])
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *one) for one in program))
    described = struct.pack("HP", len(program), ctypes.addressof(code))
    listener.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, described)


def _program(addresses: list[str]) -> list[Instruction]:
    found = [ip_address(address) for address in addresses]
    fours = [one for one in found if isinstance(one, IPv4Address)]
    networks = [int(one) >> 64 for one in found if not isinstance(one, IPv4Address)]
    four: list[Instruction] = [(LOAD_WORD, 0, 0, HEADER + SOURCE_4)]
    for one in fours:
        four += [(JUMP_IF_EQUAL, 0, 1, int(one)), (RETURN, 0, 0, DROP)]
    six: list[Instruction] = []
    for network in networks:
        six += [
            (LOAD_WORD, 0, 0, HEADER + SOURCE_6),
            (JUMP_IF_EQUAL, 0, 3, network >> 32),
            (LOAD_WORD, 0, 0, HEADER + SOURCE_6 + 4),
            (JUMP_IF_EQUAL, 0, 1, network & 0xFFFFFFFF),
            (RETURN, 0, 0, DROP),
        ]
    keep: Instruction = (RETURN, 0, 0, KEEP)
    which: list[Instruction] = [
        (LOAD_BYTE, 0, 0, HEADER),
        (AND, 0, 0, VERSION),
        (JUMP_IF_EQUAL, 1, 0, VERSION_4),
        (JUMP, 0, 0, len(four) + 1),
    ]
    return [*which, *four, keep, *six, keep]
