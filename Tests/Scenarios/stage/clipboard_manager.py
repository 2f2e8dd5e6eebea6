"""A clipboard manager of an X session, which keeps what programs ask it to as they end."""

import subprocess
import sys

KEEP = """
import gi
gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GdkX11, Gtk

MANAGER, SAVE = (Gdk.Atom.intern(name, False) for name in ("CLIPBOARD_MANAGER", "SAVE_TARGETS"))
clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)


def save(window, event):
    if event.target == SAVE:
        text = clipboard.wait_for_text()
        if text is not None:
            clipboard.set_text(text, -1)
    return False  # GTK answers that it is done.


window = Gtk.Invisible()
window.connect("selection-request-event", save)
window.realize()
if Gtk.selection_owner_set(window, MANAGER, GdkX11.x11_get_server_time(window.get_window())):
    print("ready", flush=True)
Gtk.main()
"""


class ClipboardManager:
    """Runs beside the program, in a `with` statement."""

    def __enter__(self):
        self._process = subprocess.Popen(
            [sys.executable, "-c", KEEP], stdout=subprocess.PIPE, text=True)
        if self._process.stdout.readline() != "ready\n":
            raise AssertionError("the clipboard manager did not start")
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.communicate()
