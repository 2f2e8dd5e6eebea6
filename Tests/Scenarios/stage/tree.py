"""Searching the tree of controls that show."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

from .element import Element, alive  # noqa: E402

# A list is asked row by row (see rows.py): walking all its cells would take for ever.
CLOSED = {"table", "tree table", "table cell"}


def application(process_id):
    """The program with this process id, once it is on the accessibility bus."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        candidate = alive(lambda: desktop.get_child_at_index(index))
        if candidate and alive(candidate.get_process_id) == process_id:
            return Element(candidate)
    return None


def front(application):
    """Where a person can act now: the modal dialog that is open, or else the application."""
    dialogs = [window for window in alive(lambda: application.children) or []
               if alive(lambda: window.has("modal") and window.showing)]
    return dialogs[-1] if dialogs else application


def walk(element, depth=0):
    """Every element below this one that shows, in reading order, with its depth."""
    for child in alive(lambda: element.children) or []:
        if alive(lambda: child.showing):
            yield child, depth
            if child.role not in CLOSED:
                yield from walk(child, depth + 1)


def whole(element):
    """Every element below this one, in sight or scrolled out of it."""
    for child in alive(lambda: element.children) or []:
        if alive(lambda: child.has("visible")):
            yield child
            if child.role not in CLOSED:
                yield from whole(child)


def matches(element, role, name):
    """Whether role and name are the wanted ones; a name may be a test of its own."""
    if role is not None and element.role != role:
        # A heading is a label that is said to be one.
        if role != "label" or element.role != "heading":
            return False
    if name is None:
        return True
    return name(element.name) if callable(name) else element.name == name


def search(root, role=None, name=None):
    """The showing elements of this role and name; the root may be one of them."""
    found = [element for element, _ in walk(root)]
    if alive(lambda: root.showing):
        found.insert(0, root)
    return [element for element in found if alive(lambda: matches(element, role, name))]


def stop_within(element):
    """Returns the place with the keyboard if this is a map, whose places are stops of Tab."""
    if alive(lambda: element.role == "chart" and element.name == "Map"):
        for place in alive(lambda: element.children) or []:
            if alive(lambda: place.has("focused")):
                return place
    return element


def describe(root):
    """The showing tree as text, for the report of a failure."""
    lines = []
    for element, depth in walk(root):
        lines.append("  " * depth + (alive(lambda: line(element)) or "(gone)"))
    return "\n".join(lines)


def line(element):
    states = [state for state in ("focused", "checked", "pressed", "selected")
              if element.has(state)]
    if not element.has("sensitive"):
        states.append("insensitive")
    text = f' "{element.text}"' if element.role in {"text", "spin button"} else ""
    marks = f" [{', '.join(states)}]" if states else ""
    return f"{element.role} {element.name!r}{text}{marks}"
