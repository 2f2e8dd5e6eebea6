"""A file that is dragged out of another program's window, by the mouse."""

import os
import subprocess
import sys

from . import hands
from .waiting import wait_until

TITLE = "A file to drag"

# A file manager in a few lines: its window hands out one file.
SOURCE = """
import sys
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk


def tell_once_accepted(context):
    if context.get_selected_action() == 0:
        return True
    print("accepted", flush=True)
    return False


window = Gtk.Window(title=sys.argv[1])
box = Gtk.EventBox()
box.add(Gtk.Label(label="drag me"))
window.add(box)
window.set_default_size(200, 60)
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.drag_source_add_uri_targets()
box.connect("drag-data-get", lambda box, context, data, info, time: data.set_uris(sys.argv[2:]))
box.connect("drag-begin", lambda box, context: GLib.timeout_add(20, tell_once_accepted, context))
window.connect("destroy", Gtk.main_quit)
window.show_all()
window.move(0, 0)
Gtk.main()
"""


class DraggedFile:
    """The window of the other program, for as long as the file is to be dragged."""

    def __init__(self, *paths):
        uris = [path.resolve().as_uri() for path in paths]
        self._program = subprocess.Popen(
            [sys.executable, "-c", SOURCE, TITLE, *uris], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        os.set_blocking(self._program.stdout.fileno(), False)
        self.window = wait_until("the file can be dragged", self._find)

    def drop(self, x, y):
        """Drags the file to a place of the screen, as a hand does."""
        window = ("--window", self.window)
        hands.xdotool("windowraise", self.window)
        hands.xdotool("mousemove", *window, 100, 30, "mousedown", 1)
        hands.xdotool("mousemove_relative", "--sync", 12, 12)
        hands.xdotool("mousemove_relative", "--sync", 12, 12)
        hands.xdotool("mousemove", "--sync", x, y)
        hands.xdotool("mousemove_relative", "--sync", 2, 2)
        wait_until("the window accepts the file", self._program.stdout.read)
        hands.xdotool("mouseup", 1)

    def end(self):
        self._program.kill()
        self._program.wait()

    @staticmethod
    def _find():
        asked = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{TITLE}$"],
                               capture_output=True, text=True, check=False)
        return (asked.stdout.split() or [None])[0]
