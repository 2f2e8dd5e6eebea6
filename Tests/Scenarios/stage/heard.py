"""Going through a screen as somebody does who hears it: names, roles, and the way of Tab."""

import re

from gi.repository import Atspi

from . import tree
from .element import Element, alive
from .steps import check, close_news
from .waiting import NeverHappened

# Where Tab stops.
STOPS = {"push button", "toggle button", "radio button", "check box", "text", "password text",
         "spin button", "combo box", "table", "tree table", "calendar", "link", "chart", "list box",
         "label", "heading"}
# What GTK lets have the keyboard besides: handles of panes, panes that scroll.
OTHERS = {"split pane", "scroll pane", "list item", "page tab list", "info bar", "alert"}
FIELDS = {"text", "password text", "spin button", "combo box"}
# To what GTK does not give the keyboard where somebody asks for it from outside.
UNASKED = {"combo box", "list box"}
# As high as what stands in a line may be, in pixels.
LINE = 44
NAMED = STOPS | {"icon", "image", "progress bar"}
# As programmers write names.
IDENTIFIER = re.compile(r"\w+(?:-\w+)*-symbolic|[a-z]+_[a-z_]+|Gtk[A-Z]\w+|(?:win|app)\.\S+")


class Part:
    """A showing control, with what is often asked of it read once."""

    def __init__(self, element, parent):
        self.element, self.parent = element, parent
        self.role, self.name, self.extents = element.role, element.name, element.extents
        states = element.accessible.get_state_set()
        self.takes_keyboard = states.contains(Atspi.StateType.SENSITIVE) and states.contains(
            Atspi.StateType.FOCUSABLE)
        self.is_invalid = states.contains(Atspi.StateType.INVALID_ENTRY)
        self.is_chosen = states.contains(Atspi.StateType.CHECKED)
        # What opens something says whether that is open.
        self.is_mute = states.contains(Atspi.StateType.HAS_POPUP) and not states.contains(
            Atspi.StateType.EXPANDABLE)
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
    """The window that has the keyboard, read as a whole: again where something went meanwhile."""
    return scene.until("a window has the keyboard", lambda: alive(lambda: next(
        (Part(frame, None) for frame in scene.application.children
         if frame.showing and frame.has("active")), None)))


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
        if part.is_invalid and not part.element.description:
            yield f"{part!r} is invalid and does not say why"
        if part.is_mute:
            yield f"{part!r} does not say whether it is open"
        chosen = [child.is_chosen for child in part.children if child.role == "radio button"]
        if chosen and sum(chosen) != 1:
            yield f"of the choices in {part!r} {sum(chosen)} are chosen"
        caption = caption_beside(part) if part.role in FIELDS and part.takes_keyboard else None
        if caption and caption.element not in related(part, Atspi.RelationType.LABELLED_BY):
            yield f"{part!r} is not said to be labelled by {caption!r}"
        for labelled in related(part, Atspi.RelationType.LABEL_FOR):
            if part.element not in related(labelled, Atspi.RelationType.LABELLED_BY):
                yield f"{part!r} labels {labelled!r}, which does not know"


def caption_beside(part):
    """The words that stand before a field, in its line."""
    while part.parent:
        place = next(number for number, child in enumerate(part.parent.children) if child is part)
        if place:
            before = part.parent.children[place - 1]
            _, top, _, height = before.extents
            _, start, _, tall = part.extents
            is_beside = min(top + height, start + tall) > max(top, start)
            is_caption = before.role == "label" and before.name.strip()
            return before if is_beside and is_caption and not before.takes_keyboard else None
        part = part.parent
    return None


def related(part, kind):
    """What a control is said to have to do with in this way."""
    element = getattr(part, "element", part)
    relations = tree.alive(element.accessible.get_relation_set) or []
    return [Element(relation.get_target(number)) for relation in relations
            if relation.get_relation_type() == kind
            for number in range(relation.get_n_targets())]


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


def stands_apart(parts):
    """Whether these are choices with a dot each: Tab leads to the one that is chosen, and arrows to
    the others. Those that are linked, such as filters, are a stop each."""
    edges = [part.extents for part in parts if part.role == "radio button"]
    return len(edges) == len(parts) > 1 and any(
        after[0] > before[0] + before[2] + 4 or after[1] > before[1] + before[3]
        for before, after in zip(edges, edges[1:]))


def stops(part):
    """Where Tab has to stop within it, in reading order."""
    children = reading_order(part.children)
    if part.parent is None and len(children) > 1:
        # GTK goes to the bar of a window after what is in the window.
        children.append(children.pop(0))
    if part.role == "list box":
        return [part] if any(child.takes_keyboard for child in part.all()) else []
    if stands_apart(children):
        return [child for child in children if child.is_chosen]
    within = [] if part.role == "spin button" else [
        stop for child in children for stop in stops(child)]
    if part.role == "combo box" and any(stop.role == "text" for stop in within):
        return within
    return within if part.role not in STOPS or not part.takes_keyboard else [part, *(
        stop for stop in within if part.role != "combo box")]


def go_through(scene, root, keys="Tab"):
    """Goes round by Tab, and says where it does not lead on in reading order."""
    way = stops(root)
    if keys != "Tab":
        way.reverse()
    seen = [number for number, stop in enumerate(way) if stop.role not in UNASKED]
    if not seen:
        return []
    way = way[seen[0]:] + way[:seen[0]]
    before = way[0]
    before.element.focus()
    scene.until(f"{before!r} has the keyboard", before.has_keyboard)
    found = []
    known = {part.element for part in root.all()}
    for stop in [*way[1:], way[0]]:
        scene.press(keys)
        passed = set()

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
            if stop.role in UNASKED:
                break
            stop.element.focus()
            scene.until(f"{stop!r} takes the keyboard", stop.has_keyboard)
        before = stop
    return found


def go_round(scene, root, keys="Tab"):
    """The same where more is on the screen than shows: what only comes into sight with the keyboard
    is met on the way, and has to be in reading order as well."""
    way = [stop for stop in stops(root) if stop.role not in UNASKED]
    if not way:
        return []
    first = way[0]
    first.element.focus()
    scene.until(f"{first!r} has the keyboard", first.has_keyboard)
    known, expected = set(), {}
    met = []
    here = scene.focused()
    found = []
    while here not in met:
        met.append(here)
        if here not in known:
            # Something came into sight.
            root = window(scene)
            known |= {part.element for part in root.all()}
            expected |= {stop.element: stop for stop in stops(root)}
        scene.press(keys)
        scene.until(f"{keys} leads on from {here!r}", lambda before=here: scene.has_moved(before))
        there = scene.until("something has the keyboard", scene.focused)
        before, after = (here, there) if keys == "Tab" else (there, here)
        if there != met[0] and here != met[0] and not precedes(before, after):
            found.append(f"{keys} leads from {here!r} to {there!r}")
        here = there
    if here != met[0]:
        found.append(f"{keys} leads from {met[-1]!r} to {here!r} once more")
    reached = {element for stop in met for element in ancestry(stop)}
    found += [f"{keys} does not lead to {stop!r}" for element, stop in expected.items()
              if element not in reached]
    return found


def ancestry(element):
    """The element and what it is in, from the inside."""
    while element is not None:
        yield element
        parent = alive(element.accessible.get_parent)
        element = Element(parent) if parent is not None else None


def has_heading(element, words):
    """Whether there is a heading with these words, be it scrolled out of sight."""
    if alive(lambda: element.role == "heading" and words in element.name):
        return True
    if alive(lambda: element.role) in tree.CLOSED:
        return False
    return any(has_heading(child, words) for child in alive(lambda: element.children) or [])


def precedes(before, after):
    """Whether something is read before something else: of what holds both, the parts that each is
    in are compared. The bar of a window is read after what is in the window, and the places of a
    map by how often they were visited."""
    one, other = ([*ancestry(element)][::-1] for element in (before, after))
    fork = next((number for number, (here, there) in enumerate(zip(one, other)) if here != there),
                None)
    if fork is None or one[fork - 1].role in ("frame", "dialog", "chart"):
        return True
    (x, top, _, height), (other_x, start, _, tall) = (
        way[fork].extents for way in (one, other))
    is_in_line = min(top + height, start + tall) - max(top, start) > min(height, tall) / 2
    # Cards of which one begins further down, where there was room, are read from the top.
    return x <= other_x if is_in_line and abs(top - start) < LINE else top < start


class Screens:
    """The screens of a scenario, and what was found in them."""

    def __init__(self, scene):
        self.scene, self.found = scene, []

    def __call__(self, what, heading=None, ways=("Tab", "shift+Tab"), scrolls=False):
        """Looks through the screen that is shown, and goes through it by the keys; where it
        scrolls, also through what is out of sight."""
        scene = self.scene
        if not what.startswith("news"):
            close_news(scene)
        scene.until(f"{what} has the keyboard somewhere", scene.focused)
        scene.still()
        root = window(scene)
        found = list(flaws(root))
        if heading and not has_heading(root.element, heading):
            found.append(f"{heading!r} is no heading")
        for keys in ways:
            found += (go_round if scrolls else go_through)(scene, root, keys)
        self.found.extend(f"{what}: {flaw}" for flaw in found)

    def keeps_keyboard(self, after):
        self.scene.until(f"something has the keyboard after {after}", self.scene.focused)

    def end(self):
        check("\n".join(["", *self.found]), not self.found)
