"""Keyboard, mouse, windows and pictures of a Wayland compositor."""

import subprocess
import time

from ..waiting import wait_until
from . import keys
from .compositor import Compositor, origin
from .seat import Seat


class WaylandDisplay:
    is_wayland = True

    def __init__(self):
        self._seat = Seat()
        self._compositor = Compositor()
        # Where nothing is that would say what it is for.
        self._move([length - 1 for length in self._compositor.screen()])

    def open_desktop(self):
        """The compositor itself is what manages windows."""
        return None

    def perform(self, steps, pause):
        """Does these steps with so many milliseconds between them. Places are those of the window
        that has the keyboard, as a program does not know where on the screen it is."""
        for step in steps:
            match step:
                case ("key", combination):
                    self._seat.press(*keys.combination(combination))
                case ("type", text):
                    for letter in text:
                        self._seat.press(*keys.of_letter(letter))
                        self._rest(pause)
                case ("move", x, y):
                    self._move(self.on_screen(x, y))
                case ("at", x, y):
                    self._move((x, y))
                case ("by", x, y):
                    self._move((self._pointer[0] + x, self._pointer[1] + y))
                case ("click", button):
                    self._seat.click(button)
                case ("down" | "up" as way, button):
                    self._seat.button(button, way == "down")
            self._rest(pause)
        self._seat.wait()

    def next_window(self):
        """Goes to the windows of another program, to the one that had the keyboard last; when that
        closes, the keyboard goes to the next of that program, as on desktops that people use."""
        here, *others = self._compositor.windows()
        other = next((window["pid"] for window in others if window["pid"] != here["pid"]), None)
        for window in reversed(others):
            if window["pid"] == other:
                self._compositor.command(f"[con_id={window['id']}] focus")

    def minimize(self):
        """Puts the window out of sight. sway minimizes none, but has other screens to put it on."""
        self._compositor.command("move container to workspace aside")

    def resize(self, width, height):
        """Gives the window that has the keyboard a size."""
        self._compositor.command(f"resize set width {width} px height {height} px")

    def width(self):
        """How wide that window is by now, or is to be."""
        return self._active()["window_rect"]["width"]

    def fill_screen(self):
        """Gives that window the whole screen; returns how large that is."""
        width, height = self._compositor.screen()
        self.resize(width, height)
        self._compositor.command("move absolute position 0 px 0 px")
        return width, height

    def windows_of(self, program):
        """How many windows show that say they are of the program with this desktop entry."""
        return sum(window["app_id"] == program for window in self._compositor.windows())

    def window_named(self, title):
        """A window that shows and has this title, or None."""
        return next((window for window in self._compositor.windows() if window["name"] == title),
                    None)

    def point_into(self, window, x, y):
        """Brings a window to the front, and the pointer to a place in it."""
        self._compositor.command(f"[con_id={window['id']}] focus")
        left, top = origin(window)
        self._move((left + x, top + y))

    def on_screen(self, x, y):
        """Where on the screen a place of the window that has the keyboard is."""
        left, top = origin(self._active())
        return left + x, top + y

    def pixels(self):
        """What the screen shows: three bytes for each pixel."""
        picture = self._picture("-t", "ppm", "-")
        # Below three lines that say what it is.
        return picture.split(b"\n", 3)[3]

    def take(self, path):
        self._picture(str(path))

    def _picture(self, *words):
        return subprocess.run(
            ["grim", *words], check=True, capture_output=True, timeout=60).stdout

    def _active(self):
        return wait_until("a window has the keyboard", self._compositor.active)

    def _move(self, place):
        self._pointer = place
        self._seat.move(place, self._compositor.screen())

    def _rest(self, pause):
        if pause:
            self._seat.wait()
            time.sleep(pause / 1000)
