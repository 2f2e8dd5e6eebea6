"""The clipboard, as another program reads it."""

import subprocess
import sys

from .display import display

READ = """
import sys
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
if len(sys.argv) > 1:
    said = clipboard.wait_for_contents(Gdk.Atom.intern(sys.argv[1], False))
    sys.stdout.buffer.write(said.get_data() if said else b"")
else:
    sys.stdout.buffer.write((clipboard.wait_for_text() or "").encode())
"""


def text():
    """The text in it; empty where there is none."""
    return read().decode()


def content(kind):
    """What is in it of a media type; empty where there is none."""
    return read(kind)


def read(*kind):
    if display.is_wayland:
        # Another window that reads it has to have the keyboard there.
        command = ["wl-paste", "--no-newline", "--type", *(kind or ["text/plain;charset=utf-8"])]
        return subprocess.run(command, check=False, capture_output=True, timeout=30).stdout
    command = [sys.executable, "-c", READ, *kind]
    return subprocess.run(command, check=True, capture_output=True, timeout=30).stdout
