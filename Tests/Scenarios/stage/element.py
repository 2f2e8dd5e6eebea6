"""One control as assistive technology sees it."""

import os

import gi

# What is read is what is there now: a remembered tree would be out of date after every click.
os.environ["ATSPI_NO_CACHE"] = "1"

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from .waiting import PATIENCE  # noqa: E402

# Usually it gives up after 0.8 s, in which a program on a busy machine may not have come to answer.
Atspi.set_timeout(int(PATIENCE * 1000), int(PATIENCE * 1000))


class Gone(AssertionError):
    """A control went away while somebody was on the way to it."""


class Element:
    """An accessible: role, name and state, read afresh each time."""

    # Who does by keys what is done here; None where assistive technology does it.
    keyboard = None

    def __init__(self, accessible):
        self.accessible = accessible

    def __repr__(self):
        return alive(lambda: f"{self.role} {self.name!r}") or "a control that has gone"

    def __eq__(self, other):
        return isinstance(other, Element) and self.accessible == other.accessible

    def __hash__(self):
        return hash(self.accessible)

    @property
    def role(self):
        return self.accessible.get_role_name()

    @property
    def name(self):
        """Its own name, or that of the label that names it."""
        return self.accessible.get_name() or self._label() or ""

    def _label(self):
        for relation in self.accessible.get_relation_set():
            if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
                return relation.get_target(0).get_name()
        return None

    @property
    def description(self):
        return self.accessible.get_description()

    @property
    def text(self):
        """What an entry, a text view or a label holds."""
        if self.accessible.get_text_iface() is None:
            return self.name
        return Atspi.Text.get_text(self.accessible, 0, -1)

    @property
    def selection(self):
        """The selected part of a text."""
        part = Atspi.Text.get_selection(self.accessible, 0)
        return self.text[part.start_offset:part.end_offset]

    def has(self, state):
        """Whether it is in a state, named as in AT-SPI: "focused", "checked", "sensitive"."""
        wanted = getattr(Atspi.StateType, state.upper())
        return self.accessible.get_state_set().contains(wanted)

    @property
    def showing(self):
        return self.has("showing") and self.has("visible")

    @property
    def children(self):
        count = self.accessible.get_child_count()
        found = (self.accessible.get_child_at_index(index) for index in range(count))
        return [Element(child) for child in found if child is not None]

    @property
    def window(self):
        """The window that it is in."""
        accessible, above = self.accessible, self.accessible.get_parent()
        while above is not None and above.get_role() != Atspi.Role.APPLICATION:
            accessible, above = above, above.get_parent()
        return Element(accessible)

    @property
    def extents(self):
        """Where it is on the screen: (x, y, width, height), of links in a text nowhere."""
        component = self.accessible.get_component_iface()
        if component is None:
            return 0, 0, 0, 0
        box = component.get_extents(Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    def click(self):
        """Does what a click does, through its accessible action or by keys."""
        if self.keyboard:
            return self.keyboard.click(self)
        action = self.accessible.get_action_iface()
        if action is None or action.get_n_actions() == 0:
            raise AssertionError(f"{self!r} cannot be clicked: it has no action")
        if not self.has("sensitive"):
            raise AssertionError(f"{self!r} cannot be clicked: it is insensitive")
        return action.do_action(0)

    def focus(self):
        """Brings the keyboard here."""
        if self.keyboard:
            return self.keyboard.focus(self)
        return self.accessible.get_component_iface().grab_focus()

    def write(self, text):
        """Replaces the content as an input method would: any script, no keyboard layout."""
        if not Atspi.EditableText.set_text_contents(self.accessible, text):
            raise AssertionError(f"{self!r} cannot be written to")


def alive(question):
    """The answer, or None where the control went away while it was asked."""
    try:
        return question()
    except GLib.Error:
        return None
