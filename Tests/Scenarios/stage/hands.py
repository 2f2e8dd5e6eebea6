"""Keyboard, mouse and windows, as whoever sits before the display has them."""

from . import pictures
from .display import display
from .waiting import wait_until

# What one does with windows, which each kind of display does in its own way.
next_window = display.next_window
minimize = display.minimize
resize = display.resize
width = display.width
fill_screen = display.fill_screen
windows_of = display.windows_of


def press(*keys):
    """Presses key combinations one after another: press("ctrl+z", "alt+Left")."""
    display.perform([("key", combination) for combination in keys], pause=20)


def type_text(text):
    """Types on the keyboard; letters outside ASCII need Element.write instead."""
    if not text.isascii():
        raise AssertionError(f"{text!r} cannot be typed on this keyboard: use write()")
    display.perform([("type", text)], pause=8)


def click_at(element, button=1, times=1):
    """Clicks the middle of an element with the mouse, as fast as a hand can, once it is there: it
    may be on a page that still slides in."""
    wait_until(f"{element!r} rests in its window", lambda: rests(element))
    display.perform([("move", *middle(element)), *clicks(button, times)], pause=15)


def click(button=1, times=1, pause=15):
    """Clicks where the pointer is; buttons 4 and 5 turn the wheel, 8 and 9 are those that
    mean back and forward."""
    display.perform(clicks(button, times), pause)


def move_to(x, y):
    """Moves the pointer to a place, as extents have it."""
    display.perform([("move", x, y)], pause=0)


def drag(start, end, steps=6):
    """Drags what is at a place to another with the left button, as a hand does."""
    way = [tuple(a + (b - a) * step // steps for a, b in zip(start, end))
           for step in range(1, steps + 1)]
    display.perform(
        [("move", *start), ("down", 1), *(("move", *place) for place in way), ("up", 1)], pause=20)


def at_once(*steps):
    """Hands everything over in one go, without the pauses that a hand makes: ("key", "Down"),
    ("move", x, y), ("click", 1)."""
    display.perform(steps, pause=0)


def clicks(button, times):
    return [("click", button)] * times


def rests(element):
    """Whether its middle is in its window, and is there still once nothing moves on the screen."""
    place = element.extents
    pictures.settle()
    x, y = middle(element)
    left, top, width, height = element.window.extents
    return (element.extents == place and left <= x < left + width and top <= y < top + height)


def middle(element):
    x, y, width, height = element.extents
    return x + width // 2, y + height // 2
