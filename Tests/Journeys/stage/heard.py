"""Going through a screen as somebody does who hears it: names, roles, and the way of Tab."""

import re

from gi.repository import Atspi

from . import tree
from .steps import check
from .waiting import NeverHappened

# Where Tab stops.
STOPS = {"push button", "toggle button", "radio button", "check box", "text", "password text",
         "spin button", "combo box", "table", "tree table", "calendar", "link", "chart", "list box",
         "label", "heading"}
# What GTK lets have the keyboard besides: handles of panes, panes that scroll.
OTHERS = {"split pane", "scroll pane", "list item", "page tab list", "info bar"}
NAMED = STOPS | {"icon", "image", "progress bar"}
# As programmers write names.
IDENTIFIER = re.compile(r"\w+(?:-\w+)*-symbolic|[a-z]+_[a-z_]+|Gtk[A-Z]\w+|(?:win|app)\.\S+")


class Part:
    """A showing control, with what is often asked of it read once."""

    def __init__(self, element, parent):
        self.element, self.parent = element, parent
        self.role, self.name, self.extents = element.role, element.name, element.extents
        states = element.accessible.get_state_set()
        # A combo box does not say that it can be focused, as the button within is what is.
        self.takes_keyboard = states.contains(Atspi.StateType.SENSITIVE) and (
            self.role == "combo box" or states.contains(Atspi.StateType.FOCUSABLE))
        closed = self.role in tree.CLOSED | {"chart", "calendar"}
        self.children = [] if closed else [
            Part(child, self) for child in element.children if child.showing]

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def has_keyboard(self):
        if self.role == "list box":
            return any(part.element.has("focused") for part in self.all())
        return self.element.has("focused")


def window(scene):
    """The window that has the keyboard."""
    return scene.until("a window has the keyboard", lambda: next(
        (Part(frame, None) for frame in scene.application.children
         if frame.showing and frame.has("active")), None))


def flaws(root):
    """What somebody who hears the screen would miss in it."""
    for part in root.all():
        if part.takes_keyboard and part.role not in STOPS | OTHERS:
            yield f"{part!r} takes the keyboard and has no role for it"
        is_label = part.role in ("label", "heading") and not part.takes_keyboard
        if part.role in NAMED and not is_label and not part.name.strip():
            yield f"{part!r} has no name"
        # GTK names the picture in a search entry after its file; nothing can be done with it.
        if IDENTIFIER.fullmatch(part.name) and part.parent.role != "text":
            yield f"{part!r} is named as programmers do"


def reading_order(parts):
    """Line by line, from left to right; what overlaps by half stands in one line."""
    lines = []
    for part in sorted(parts, key=lambda part: part.extents[1]):
        _, top, _, height = part.extents
        if lines:
            _, start, _, tall = lines[-1][0].extents
            if min(top + height, start + tall) - top > min(height, tall) / 2:
                lines[-1].append(part)
                continue
        lines.append([part])
    return [part for line in lines for part in sorted(line, key=lambda part: part.extents[0])]


def stops(part):
    """Where Tab has to stop within it, in reading order."""
    children = reading_order(part.children)
    if part.parent is None and len(children) > 1:
        # GTK goes to the bar of a window after what is in the window.
        children.append(children.pop(0))
    if part.role == "list box":
        return [part] if any(child.takes_keyboard for child in part.all()) else []
    within = [] if part.role == "spin button" else [
        stop for child in children for stop in stops(child)]
    if part.role == "combo box" and any(stop.role == "text" for stop in within):
        return within
    return within if part.role not in STOPS or not part.takes_keyboard else [part, *(
        stop for stop in within if part.role != "combo box")]


def go_through(scene, root, keys="Tab"):
    """Goes round by Tab, and says where it does not lead on in reading order.

    GTK gives the focus of a combo box to a button within, which is in no tree: it is passed over
    with one key more.
    """
    way = stops(root)
    if keys != "Tab":
        way.reverse()
    seen = [number for number, stop in enumerate(way) if stop.role not in ("combo box", "list box")]
    if not seen:
        return []
    way = way[seen[0]:] + way[:seen[0]]
    before = way[0]
    before.element.focus()
    scene.until(f"{before!r} has the keyboard", before.has_keyboard)
    found, pressed = [], []
    known = {part.element for part in root.all()}
    for stop in [*way[1:], way[0]]:
        pressed.append(keys)
        if stop.role == "combo box":
            continue
        scene.press(*pressed)
        pressed, passed = [], set()

        def arrives():
            if stop.has_keyboard():
                return True
            # What was scrolled out of sight as the screen was read is passed.
            here = scene.focused()
            if here and here not in known | passed:
                passed.add(here)
                scene.press(keys)
            return False
        try:
            scene.until(f"{stop!r} has the keyboard", arrives)
        except NeverHappened:
            found.append(f"{keys} leads from {before!r} to {scene.focused()!r}, not to {stop!r}")
            stop.element.focus()
            scene.until(f"{stop!r} takes the keyboard", stop.has_keyboard)
        before = stop
    return found


class Screens:
    """The screens of a journey, and what was found in them."""

    def __init__(self, scene):
        self.scene, self.found = scene, []

    def __call__(self, what, heading=None, ways=("Tab", "shift+Tab")):
        """Looks through the screen that is shown, and goes through it by the keys."""
        scene = self.scene
        # A combo box that has the keyboard is not told from none.
        scene.until(f"{what} has the keyboard somewhere",
                    lambda: scene.focused() or scene.all("combo box"))
        scene.still()
        root = window(scene)
        found = list(flaws(root))
        if heading and not any(part.role == "heading" and heading in part.name
                               for part in root.all()):
            found.append(f"{heading!r} is no heading")
        for keys in ways:
            found += go_through(scene, root, keys)
        self.found.extend(f"{what}: {flaw}" for flaw in found)

    def keeps_keyboard(self, after):
        self.scene.until(f"something has the keyboard after {after}", self.scene.focused)

    def end(self):
        check("\n".join(["", *self.found]), not self.found)
