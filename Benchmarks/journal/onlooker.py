"""Drives a window from outside, and times what it shows; see onlooker.c."""

import contextlib
import subprocess

# The list and the count above it, in a window that no window manager has moved.
PART = (8, 136, 270, 600)
SCROLL_BAR = 322
SCROLL_FROM, SCROLL_TO = 180, 748


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
        time, _ = self.say(f"settle {seconds}").split()
        return None if time == "same" else float(time)

    def press(self, key):
        self.say(f"key {key}")

    def drag_scroll_bar(self, seconds):
        self.say(f"drag {SCROLL_BAR} {SCROLL_FROM} {SCROLL_TO} {seconds}")

    @property
    def megabytes(self):
        return int(self.say("memory")) / 1024
