"""What is dragged by the mouse: a file out of another program's window, or an entry into one."""

import json
import os
import subprocess
import sys

from .display import display
from .element import alive
from .waiting import wait_until

TITLE = "A file to drag"

# A file manager in a few lines: its window hands out one file.
SOURCE = """
import sys
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk


def tell_once_accepted(box, context):
    # Under Wayland a drag says that it copies before anybody has accepted it.
    context.connect("action-changed", tell_if_accepted)


def tell_if_accepted(context, action):
    if action != 0:
        print("accepted", flush=True)


def tell_once_pointed_at(box, event):
    print("pointed at", flush=True)
    return False


window = Gtk.Window(title=sys.argv[1])
box = Gtk.EventBox()
box.add(Gtk.Label(label="drag me"))
window.add(box)
window.set_default_size(200, 60)
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.drag_source_add_uri_targets()
box.add_events(Gdk.EventMask.ENTER_NOTIFY_MASK)
box.connect("enter-notify-event", tell_once_pointed_at)
box.connect("drag-data-get", lambda box, context, data, info, time: data.set_uris(sys.argv[2:]))
box.connect("drag-begin", tell_once_accepted)
window.connect("destroy", Gtk.main_quit)
window.show_all()
window.move(0, 0)
Gtk.main()
"""


class OtherWindow:
    """The window of another program, which prints a line whenever something happens to it."""

    def __init__(self, program, title, *arguments):
        self._title = title
        self._program = subprocess.Popen(
            [sys.executable, "-c", program, title, *arguments], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        os.set_blocking(self._program.stdout.fileno(), False)
        self._printed = b""
        self.window = wait_until(f"{title!r} is there", lambda: display.window_named(title))

    def end(self):
        self._program.kill()
        self._program.wait()
        wait_until("its window is gone", lambda: not display.window_named(self._title))

    def next_line(self):
        """The next line that was printed whole, or None."""
        self._printed += self._program.stdout.read() or b""
        line, end, rest = self._printed.partition(b"\n")
        if not end:
            return None
        self._printed = rest
        return line.decode()

    def _prints_as_pointer_moves(self, line):
        """Moves the pointer a little, as no hand is quite still, and returns whether that line
        came."""
        display.perform([("by", 2, 2), ("by", -2, -2)], pause=20)
        return self.next_line() == line


class DraggedFile(OtherWindow):
    """A window with a file to be dragged out of it."""

    def __init__(self, *paths):
        super().__init__(SOURCE, TITLE, *(path.resolve().as_uri() for path in paths))

    def drop(self, x, y):
        """Drags the file to a place of the screen, as a hand does."""
        # A compositor may say where a new window is before it has put it there.
        display.point_into(self.window, 100, 30)
        wait_until("the pointer is over the file",
                   lambda: self._prints_as_pointer_moves("pointed at"))
        for steps in ([("down", 1)], [("by", 12, 12)], [("by", 12, 12)], [("at", x, y)],
                      [("by", 2, 2)]):
            display.perform(steps, pause=20)
        wait_until("the window accepts the file", lambda: self.next_line() == "accepted")
        let_go()


GOAL = "A place to drop"

# And another one, which takes what is dropped in one form, and says what it got and whether it
# might have moved it.
TARGET = """
import json
import sys
import gi
gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk


def received(label, context, x, y, data, info, time):
    text = data.get_text() if info else "\\n".join(data.get_uris())
    if text is None:
        text = (data.get_data() or b"").decode()
    moved = bool(context.get_actions() & Gdk.DragAction.MOVE)
    print(json.dumps({"text": text, "may be moved": moved}), flush=True)


def moved_over(label, context, x, y, time):
    # GTK answers the other program after this handler.
    GLib.idle_add(tell, label)
    return False


def tell(label):
    # The other program hears that it may drop before the button is released.
    label.get_display().sync()
    print("accepted", flush=True)
    return False


window = Gtk.Window(title=sys.argv[1])
label = Gtk.Label(label="drop it here")
window.add(label)
window.set_default_size(200, 90)
form = Gtk.TargetEntry.new(sys.argv[2], 0, int(sys.argv[2] != "text/uri-list"))
label.drag_dest_set(
    Gtk.DestDefaults.ALL, [form],
    Gdk.DragAction.MOVE | Gdk.DragAction.COPY)
label.connect("drag-motion", moved_over)
label.connect("drag-data-received", received)
window.connect("destroy", Gtk.main_quit)
window.show_all()
window.move(1060, 700)
Gtk.main()
"""


class DropTarget(OtherWindow):
    """The window of another program that takes what is dropped on it in one form, a media type."""

    def __init__(self, form):
        super().__init__(TARGET, GOAL, form)

    def take(self, scene, start):
        """Drags what is at a place of the screen here, and returns what came of it."""
        lift(scene, start)
        # Whatever was lifted is in a window that may be above this one by now.
        display.point_into(self.window, 100, 45)
        # The second answer is to a move that came after the first one was heard.
        for _ in range(2):
            wait_until("the program accepts it", lambda: self._prints_as_pointer_moves("accepted"))
        let_go()
        return json.loads(wait_until("it was dropped", self._dropped))

    def _dropped(self):
        line = self.next_line()
        return None if line == "accepted" else line


def lift(scene, start):
    """Takes what is at a place of the screen, as a hand does, until the pointer carries it."""
    display.perform(
        [("at", *start), ("down", 1), ("by", 12, 3), ("by", 12, 3), ("by", 12, 3)], pause=20)
    scene.until("it is dragged", lambda: any(
        alive(lambda: window.role == "window" and window.showing)
        for window in scene.application.children))


def let_go():
    """Drops what is carried."""
    display.perform([("up", 1)], pause=0)
