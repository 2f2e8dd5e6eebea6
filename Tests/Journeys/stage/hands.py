"""Keyboard and mouse, as the X server sees them."""

import subprocess


def xdotool(*words):
    result = subprocess.run(
        ["xdotool", *map(str, words)], capture_output=True, text=True, timeout=30, check=False)
    if result.returncode != 0:
        raise AssertionError(f"xdotool {' '.join(map(str, words))}: {result.stderr.strip()}")
    return result.stdout


def window_manager_is_there():
    """Whether a window manager has taken charge; before, no window gets the keyboard for sure."""
    asked = subprocess.run(["xdotool", "get_num_desktops"], capture_output=True, check=False)
    return asked.returncode == 0


def press(*keys):
    """Presses key combinations one after another: press("ctrl+z", "alt+Left")."""
    xdotool("key", "--delay", 20, *keys)


def type_text(text):
    """Types on the keyboard; letters outside ASCII need Element.write instead."""
    if not text.isascii():
        raise AssertionError(f"{text!r} cannot be typed on this keyboard: use write()")
    xdotool("type", "--delay", 8, "--", text)


def click_at(element, button=1, times=1):
    """Clicks the middle of an element with the mouse, as fast as a hand can."""
    x, y, width, height = element.extents
    xdotool("mousemove", x + width // 2, y + height // 2,
            "click", "--repeat", times, "--delay", 15, button)
