"""The clipboard, as another program reads it."""

import subprocess
import sys

READ = """
import sys
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk

text = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text()
sys.stdout.buffer.write((text or "").encode())
"""


def text():
    """The text in it; empty where there is none."""
    command = [sys.executable, "-c", READ]
    said = subprocess.run(command, check=True, capture_output=True, timeout=30)
    return said.stdout.decode()
