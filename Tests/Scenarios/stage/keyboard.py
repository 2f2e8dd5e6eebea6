"""What a scenario does by keys alone, where it would use the mouse: Tests/Scenarios/run --keyboard

A control is reached by Tab, the shorter way round, and pressed by the space bar; a menu, a choice
and a list are gone through by the arrows. Whatever cannot be reached like that is a failure.
"""

from gi.repository import Atspi

from . import tree
from .element import Element, Gone, alive
from .heard import reading_order, related, stands_apart, stops, window
from .waiting import wait_until

# What is on or off, and the other after each press.
TOGGLES = {"toggle button", "check box"}
# No combination of keys is more events: two for each key, and what these mean.
EVENTS = 12
# Nothing shown has more stops.
LIMIT = 150
ITEMS = {"menu item", "check menu item", "radio menu item"}
CELLS = {"table cell"}
WINDOWS = {"frame", "dialog", "alert", "file chooser"}
# What the space bar does not press.
ENTERED = {"link"} | ITEMS | CELLS


class Keyboard:
    """The hands of somebody without a mouse."""

    def __init__(self, scene):
        self.scene = scene

    def click(self, element):
        """Presses a control."""
        if not element.has("sensitive"):
            raise AssertionError(f"{element!r} cannot be pressed: it is insensitive")
        letter = mnemonic(self.scene, element)
        if letter:
            return self.press(element, f"alt+{letter}")
        self.focus(element)
        if choices_beside(element) and element.has("checked"):
            return None  # Arrows choose what they lead to.
        return self.press(element, "Return" if element.role in ENTERED else "space")

    def press(self, element, keys):
        """Presses these keys for a control, and waits until the program has done what they do, as
        it has after a click through the accessibility tree."""
        role, was_on = element.role, alive(lambda: element.has("checked"))
        self.scene.press(keys)
        self.scene.wait_for_events(EVENTS)
        # A button whose letter was pressed stays down for a quarter of a second before it acts.
        wait_until("the button is up again",
                   lambda: not alive(lambda: element.has("armed")))
        if role in TOGGLES:
            # The handle of a switch slides for a tenth of a second before it is switched.
            wait_until(f"{element!r} is switched",
                       lambda: alive(lambda: element.has("checked")) != was_on)

    def focus(self, element):
        """Brings the keyboard to a control, an item of a menu, or the row of a list."""
        if element.role in CELLS:
            return self.go_to_row(element)
        if element.role in ITEMS:
            return self.go_to_item(element)
        choices = choices_beside(element)
        if choices:
            self.tab_to(element, lambda: any(map(has_keyboard, choices)))
            return self.arrow_to(element, choices, ("Left", "Right"))
        around = parent(element)
        if around and around.role == "chart":
            self.tab_to(around)
            return self.arrow_to(element, around.children, ("Left", "Right"))
        if around and around.role == "list box":
            self.tab_to(around, lambda: any(map(has_keyboard, around.children)))
            return self.arrow_to(element, around.children, ("Up", "Down"))
        return self.tab_to(element)

    def choose(self, combo, option):
        """Chooses from what a combo box offers."""
        self.tab_to(combo)
        self.scene.press("space")
        self.scene.until("the choice is open", lambda: combo.has("expanded"))
        items = items_of(combo)
        self.arrow_to(next(item for item in items if item.name == option), items, ("Up", "Down"))
        self.scene.press("Return")
        self.scene.until("the choice is closed", lambda: not combo.has("expanded"))

    # Ways

    def tab_to(self, element, is_there=None):
        """Goes to a control by Tab, the shorter way round; fails where it is on none."""
        is_there = is_there or (lambda: has_keyboard(element))
        # A window that has just come has the keyboard a moment later, and then where it begins.
        around = element.window
        self.scene.until(f"the window of {element!r} has the keyboard",
                         lambda: around.role not in WINDOWS or around.has("active"))
        # So has a page, which takes the keyboard from the one before it.
        here = self.scene.until("the keyboard is in the window", self.scene.focused)
        if is_there():
            return
        way = [stop.element for stop in stops(window(self.scene))]
        step, keys = shorter_way(way, here, element)
        for _ in range(LIMIT):
            after = way[(way.index(here) + step) % len(way)] if here in way else None
            self.scene.press(keys)
            here = self.moved(here, element, after)
            if is_there():
                return
            here = tree.stop_within(here)
            if not alive(lambda: element.role):
                raise Gone(f"what {keys} was to lead to has gone")
        raise AssertionError(f"{keys} does not lead to {element!r}")

    def moved(self, before, *expected):
        """What has the keyboard after a key, once that has moved it."""
        def now():
            for element in filter(None, expected):
                if has_keyboard(element):
                    return element
            if before is not None and has_keyboard(before):
                within = tree.stop_within(before)
                return within if within != before else None
            return self.scene.focused()
        return self.scene.until(f"the keyboard goes on from {before!r}", now)

    def go_to_item(self, item):
        """To an item of the menu that is open."""
        items = [element for element, _ in tree.walk(tree.front(self.scene.application))
                 if element.role in ITEMS]
        self.arrow_to(item, items, ("Down", "Down"))

    def arrow_to(self, target, elements, keys):
        """To one of several, of which the arrows lead from each to the next."""
        back, on = keys
        aim = elements.index(target)

        def place():
            # The items of a choice say by that they are selected where the keyboard is.
            for state in ("focused", "selected"):
                for number, element in enumerate(elements):
                    if alive(lambda: element.has(state)):
                        return number
            return None

        def moved(before=None):
            return [now for now in [place()] if now not in (None, before)]

        # In a picture that has the keyboard there may be no point yet that has it.
        around = parent(target)
        here = self.scene.until("one of them has the keyboard", lambda: moved() or (
            [-1] if around.role == "chart" and has_keyboard(around) else None))[0]
        for _ in range(LIMIT):
            if here == aim:
                return
            self.scene.press(back if here > aim else on)
            here = self.scene.until(
                f"the keyboard goes on to {target!r}", lambda: moved(here))[0]
        raise AssertionError(f"the arrows do not lead to {target!r}")

    def go_to_row(self, cell):
        """To the row of a list, by steps that become shorter, as the arrows pass by headings."""
        table = parent(cell)
        grid = table.accessible.get_table_iface()
        aim = grid.get_row_at_index(cell.accessible.get_index_in_parent())
        self.tab_to(table)
        for _ in range(LIMIT):
            chosen = list(grid.get_selected_rows())
            if aim in chosen:
                return
            place = chosen[0] if chosen else -1
            steps = max(1, abs(aim - place) // 2) if chosen else 1
            self.scene.press(*["Down" if aim > place else "Up"] * steps)
            self.scene.until("another row is chosen",
                             lambda: list(grid.get_selected_rows()) not in ([], chosen)
                             or not chosen and self.has_left(table))
            if not chosen and self.has_left(table):
                self.tab_to(table)
        raise AssertionError(f"the arrows do not lead to {cell!r}")

    def has_left(self, table):
        """Whether the keyboard has gone from a list to what is beside it, as it does from one that
        is being filled: a file chooser lists its folder once more when it has just come."""
        here = self.scene.focused()
        return here not in (None, table) and here.role not in CELLS


def shorter_way(way, here, element):
    """Which way round Tab is nearer to a control, as a step and its keys."""
    if here in way and element in way:
        ahead = (way.index(element) - way.index(here)) % len(way)
        if ahead > len(way) - ahead:
            return -1, "shift+Tab"
    return 1, "Tab"


def has_keyboard(element):
    return bool(alive(lambda: element.has("focused")))


def parent(element):
    around = alive(element.accessible.get_parent)
    return Element(around) if around else None


def choices_beside(element):
    """The choices with a dot each that this is one of, to one of which Tab leads; or none."""
    if element.role != "radio button":
        return []
    choices = reading_order(related(element, Atspi.RelationType.MEMBER_OF))
    return choices if stands_apart(choices) else []


def items_of(element):
    """The items of a choice that is open, from the first to the last."""
    found = []
    for child in alive(lambda: element.children) or []:
        if child.role == "menu item":
            found.append(child)
        found += items_of(child)
    return found


def mnemonic(scene, element):
    """The letter that presses a button with Alt, where no other control has the same."""
    letter = letter_of(element)
    if not letter:
        return None
    root = window(scene).element
    same = [other for other, _ in tree.walk(root) if letter_of(other) == letter]
    return letter if same == [element] else None


def letter_of(element):
    action = alive(element.accessible.get_action_iface)
    if not action or not alive(action.get_n_actions):
        return None
    binding = (alive(lambda: action.get_key_binding(0)) or "").split(";")[0]
    _, found, letter = binding.partition("<Alt>")
    return letter.lower() if found and len(letter) == 1 and letter.isascii() else None
