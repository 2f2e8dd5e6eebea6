"""Drives a window from outside, and times what it shows; see onlooker.c."""

import contextlib
import subprocess

# The list and the count above it, in a window that no window manager has moved.
PART = (8, 136, 270, 600)
# Where to drag a scroll bar: how far from the left, from where and to where from the top.
LIST, YEARS = (350, 180, 748), (1000, 115, 735)
# Where to drag the map of the statistics, which Ctrl+M leads to.
MAP = (200, 410, 650)
# The choice of a year, and the button for the one before it.
YEAR, EARLIER = (95, 74), (30, 74)


class Onlooker:
    def __init__(self, program):
        self._process = subprocess.Popen(
            [program, *map(str, PART)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, command):
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline().strip()
        if not answer:
            raise SystemExit(f"the onlooker ended at: {command}")
        return answer

    @contextlib.contextmanager
    def running(self, *command, environment=None):
        """Runs a program while the block lasts."""
        settings = [f"{name}={value}" for name, value in (environment or {}).items()]
        words = ["/usr/bin/env", *settings, *map(str, command)]
        self.say("start " + " ".join(words))
        yield self
        self.say("stop")

    def settled(self, seconds):
        """Milliseconds from the last act to the picture that stayed; None if none changed."""
        return self.settled_and_begun(seconds)[0]

    def settled_and_begun(self, seconds):
        """The same, and the milliseconds to the first picture that was not empty."""
        time, _, begun = self.say(f"settle {seconds}").split()
        return (None, None) if time == "same" else (float(time), float(begun))

    def press(self, key):
        self.say(f"key {key}")

    def click(self, place):
        self.say(f"click {place[0]} {place[1]}")

    def drag(self, place, seconds):
        self.say(f"drag {place[0]} {place[1]} {place[2]} {seconds}")

    @property
    def megabytes(self):
        return int(self.say("memory")) / 1024
