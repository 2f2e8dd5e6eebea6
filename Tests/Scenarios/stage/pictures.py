"""Pictures of the screen."""

import pathlib
from collections import Counter

from .display import display
from .waiting import wait_until


def settle():
    """Waits until the screen shows the same twice in a row: no transition is under way."""
    wait_until("the screen keeps still", lambda: pixels() == pixels())


def pixels():
    """What the screen shows: three bytes for each pixel."""
    return display.pixels()


def take(path):
    """Writes what the screen shows to a PNG file, and returns its path."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    display.take(path)
    return path


def ground():
    """The colour that most of the screen has: red, green and blue."""
    shown = pixels()
    return Counter(zip(shown[::3], shown[1::3], shown[2::3])).most_common(1)[0][0]


def is_dark():
    """Whether that colour is a dark one."""
    return sum(ground()) < 3 * 128
