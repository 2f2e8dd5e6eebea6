"""Keyboard, mouse, windows and pictures of an X server."""

import subprocess

from .waiting import wait_until


class XDisplay:
    is_wayland = False

    def open_desktop(self):
        """Brings a window manager, without which no window gets the keyboard for sure."""
        desktop = subprocess.Popen(
            ["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until("the window manager is there", lambda: subprocess.run(
            ["xdotool", "get_num_desktops"], capture_output=True, check=False).returncode == 0)
        return desktop

    def perform(self, steps, pause):
        """Does these steps with so many milliseconds between them."""
        words = []
        for step in steps:
            match step:
                case ("key", combination):
                    words += ["key", "--delay", pause, combination]
                case ("type", text):
                    # What follows would be typed too.
                    words += ["type", "--delay", pause, "--", text]
                case ("move" | "at", x, y):
                    words += ["mousemove", x, y]
                case ("by", x, y):
                    words += ["mousemove_relative", "--sync", "--", x, y]
                case ("click", button):
                    # Nobody lifts a finger and has another one on a key in no time: xdotool itself
                    # waits a tenth of a second where it is not told how long.
                    words += ["click", *(["--delay", pause] if pause else []), button]
                case ("down", button):
                    words += ["mousedown", button]
                case ("up", button):
                    words += ["mouseup", button]
        xdotool(*words)

    def next_window(self):
        xdotool("key", "alt+Tab")

    def minimize(self):
        xdotool("getactivewindow", "windowminimize")

    def resize(self, width, height):
        """Gives the window that has the keyboard a size."""
        xdotool("getactivewindow", "windowsize", width, height)

    def width(self):
        """How wide that window is by now."""
        shape = xdotool("getactivewindow", "getwindowgeometry", "--shell")
        return int(dict(line.split("=") for line in shape.split())["WIDTH"])

    def fill_screen(self):
        """Gives that window the whole screen; returns how large that is."""
        width, height = map(int, xdotool("getdisplaygeometry").split())
        xdotool("getactivewindow", "windowmove", 0, 0, "windowsize", width, height)
        return width, height

    def windows_of(self, program):
        """How many windows show that say they are of the program with this desktop entry."""
        shown = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", f"^{program}$"],
                               capture_output=True, check=False)
        return len(shown.stdout.split())

    def window_named(self, title):
        """A window that shows and has this title, or None."""
        shown = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"],
                               capture_output=True, text=True, check=False)
        return (shown.stdout.split() or [None])[0]

    def point_into(self, window, x, y):
        """Brings a window to the front, and the pointer to a place in it."""
        xdotool("windowraise", window, "mousemove", "--window", window, x, y)

    def on_screen(self, x, y):
        """Where on the screen a place is, as extents have it."""
        return x, y

    def pixels(self):
        """What the screen shows: three bytes for each pixel."""
        return self._picture("rgb:-")

    def take(self, path):
        self._picture(str(path))

    def _picture(self, kind):
        command = ["/usr/bin/import", "-silent", "-window", "root", kind]
        return subprocess.run(command, check=True, capture_output=True, timeout=60).stdout


def xdotool(*words):
    result = subprocess.run(
        ["xdotool", *map(str, words)], capture_output=True, text=True, timeout=30, check=False)
    if result.returncode != 0:
        raise AssertionError(f"xdotool {' '.join(map(str, words))}: {result.stderr.strip()}")
    return result.stdout
