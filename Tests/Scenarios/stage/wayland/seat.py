"""A keyboard and a pointer that the compositor takes for somebody's."""

import os
import time

from . import keys
from .wire import Connection, fixed

BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111, 8: 0x113, 9: 0x114}
WHEEL = {4: -1, 5: 1}
# As far as a wheel scrolls by a notch.
NOTCH = 15
# Requests of a virtual keyboard.
KEYMAP, KEY, HELD = 0, 1, 2
# And of a virtual pointer.
MOTION, BUTTON, AXIS, FRAME, SOURCE, NOTCHES = 1, 2, 3, 4, 5, 7


class Seat:
    """There for the whole scenario: windows that lose their keyboard are no longer active."""

    def __init__(self):
        self._connection = Connection()
        seat = self._connection.bind("wl_seat", 1)
        self._keyboard = self._make("zwp_virtual_keyboard_manager_v1", 1, 0, seat)
        self._pointer = self._make("zwlr_virtual_pointer_manager_v1", 1, 0, seat)
        file = os.memfd_create("keymap")
        text = keys.KEYMAP.encode() + b"\0"
        os.write(file, text)
        self._connection.send(self._keyboard, KEYMAP, 1, len(text), file=file)
        self._connection.wait()
        os.close(file)

    def press(self, held, code):
        """Presses a key while others are held, and lets all of them go."""
        bits = 0
        for key, bit in held:
            bits |= bit
            self._key(key, True)
            self._connection.send(self._keyboard, HELD, bits, 0, 0, 0)
        self._key(code, True)
        self._key(code, False)
        for key, bit in reversed(held):
            bits &= ~bit
            self._key(key, False)
            self._connection.send(self._keyboard, HELD, bits, 0, 0, 0)

    def move(self, place, screen):
        self._connection.send(self._pointer, MOTION, now(), *place, *screen)
        self._connection.send(self._pointer, FRAME)

    def button(self, number, is_down):
        self._connection.send(self._pointer, BUTTON, now(), BUTTONS[number], int(is_down))
        self._connection.send(self._pointer, FRAME)

    def click(self, number):
        if number in WHEEL:
            way = WHEEL[number]
            self._connection.send(self._pointer, SOURCE, 0)
            self._connection.send(self._pointer, NOTCHES, now(), 0, fixed(way * NOTCH), way)
            self._connection.send(self._pointer, FRAME)
            return
        self.button(number, True)
        self.button(number, False)

    def wait(self):
        """Waits until the compositor has passed everything on."""
        self._connection.wait()

    def _key(self, code, is_down):
        self._connection.send(self._keyboard, KEY, now(), code, int(is_down))

    def _make(self, interface, version, request, seat):
        manager = self._connection.bind(interface, version)
        made = self._connection.new_id()
        self._connection.send(manager, request, seat, made)
        return made


def now():
    return int(time.monotonic() * 1000) & 0xffffffff
