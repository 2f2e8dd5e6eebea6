"""One scenario's stage: a home, a display, a program, and what a person can do with it."""

import os
import pathlib

from . import hands, journal, pictures, rows, tree
from .display import display
from .element import Gone, alive
from .program import Program, Stranger, outside_the_session
from .waiting import PATIENCE, wait_until

LIST = "Journal entries"
# A width at which list and page are no longer side by side, and that has room for either.
FOLDED = 640
# What a theme may draw around a window.
NEARLY = 30


class Scene:
    """What a scenario is given. The home is empty and the program not yet started."""

    def __init__(self):
        self.home = pathlib.Path(os.environ["HOME"])
        self.journal = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "counterfoil/journal"
        self.program = None
        self.application = None
        self._others = []
        self._desktop = display.open_desktop()

    # Starting and ending

    def start(self, *arguments, **how):
        """Starts the program and waits for its window."""
        self._meet(Program(*arguments, **how))

    def adopt(self, process_id):
        """Takes the program that another one started, and waits for its window."""
        self._meet(Stranger(process_id))

    def _meet(self, program):
        self.program = program
        self.application = self.until(
            "the program is on the accessibility bus",
            lambda: tree.application(self.program.process_id))
        self.wait_for_keyboard()

    def start_another(self):
        """Starts the program once more on the same journal, beside the window that is open."""
        self._others.append((self.program, self.application))
        # With the session's bus it would only bring that window to the front.
        self.start("--journal", self.journal, environment=outside_the_session())

    def switch(self):
        """Goes to the other window; what follows happens there.

        A dialog that has just closed gives the keyboard back a moment later: before that, Alt+Tab
        would lead back here.
        """
        if self.program:
            self.wait_for_keyboard()
        here = (self.program, self.application)
        self.program, self.application = self._others.pop(0)
        if here[0]:
            self._others.append(here)
        if here[0]:
            hands.next_window()
        self.wait_for_keyboard()

    def close(self, keys="ctrl+q"):
        """Closes the program by the keyboard; it must end well."""
        self.press(keys)
        self.program.wait_for_end(PATIENCE)
        self.program = self.application = None

    def end(self):
        """Leaves nothing running, whatever happened."""
        for program in (self.program, *(program for program, _ in self._others)):
            if program:
                program.kill()
        if self._desktop:
            self._desktop.kill()
            self._desktop.wait()

    def wait_for_keyboard(self):
        """Waits until keys reach the program: between two windows they reach nobody."""
        self.until("a window has the keyboard", lambda: any(
            alive(lambda: frame.showing and frame.has("active"))
            for frame in self.application.children))

    # Seeing

    def until(self, what, predicate, timeout=PATIENCE):
        """Waits until something is true; a program that ends meanwhile is a failure."""
        def asked():
            if self.program:
                self.program.check_alive()
            return predicate()
        return wait_until(what, asked, timeout)

    def all(self, role=None, name=None, within=None):
        """The controls of this role and name that can be reached now."""
        return tree.search(within or tree.front(self.application), role, name)

    def find(self, role=None, name=None, within=None):
        """The first such control, once it shows."""
        found = self.until(f"{wanted(role, name)} shows", lambda: self.all(role, name, within))
        return found[0]

    def gone(self, role=None, name=None):
        """Waits until no such control shows."""
        self.until(f"{wanted(role, name)} no longer shows", lambda: not self.all(role, name))

    def says(self, words):
        """Waits until some label shows these words, alone or among others."""
        return self.find(None, containing(words))

    def silent(self, words):
        """Waits until nothing shows these words."""
        self.gone(None, containing(words))

    def focused(self):
        """The control that has the keyboard, or None."""
        showing = [element for element, _ in tree.walk(self.application)]
        for element in showing:
            if alive(lambda: element.has("focused")):
                return tree.stop_within(element)
        # GTK tells neither of the headings of a table among what it shows, nor, in a form that is
        # scrolled, of a field of several lines.
        for element in showing:
            beneath = [] if element.role in tree.CLOSED else alive(lambda: element.children) or []
            for candidate in [*beneath, *rows.headings(element)]:
                if alive(lambda: candidate.has("focused")):
                    return candidate
        return None

    def has_keyboard(self, name):
        """Whether a control of this name has the keyboard."""
        focused = self.focused()
        return bool(focused and alive(lambda: tree.matches(focused, None, name)))

    # Doing

    def click(self, name, role=None):
        """Activates the control with this visible name, once it shows and is sensitive."""
        def ready():
            return [element for element in self.all(role, name)
                    if alive(lambda: element.has("sensitive") and clickable(element))]
        try:
            self.until(f"{wanted(role, name)} can be clicked", ready)[0].click()
        except Gone:
            # What a page says once more after a change is in another control.
            self.until(f"{wanted(role, name)} can be clicked", ready)[0].click()

    def fill(self, entry, text, role="text"):
        """Replaces what an entry holds, by the keyboard where it can; an entry or its name."""
        if isinstance(entry, str):
            entry = self.find(role, entry)
        entry.focus()
        self.until(f"{entry!r} has the keyboard", lambda: entry.has("focused"))
        self.press("ctrl+a", "BackSpace")
        if text.isascii():
            hands.type_text(text)
        else:
            entry.write(text)
        self.until(f"{entry!r} holds {text!r}", lambda: entry.text == text)

    def press(self, *keys):
        self.wait_for_keyboard()
        hands.press(*keys)

    def type(self, text):
        self.wait_for_keyboard()
        hands.type_text(text)
        self.wait_for_events(2 * len(text))

    def wait_for_events(self, count):
        """Waits until the program has got what the hands did last: it takes an event at least
        between two answers, and what is done by other ways may be done sooner."""
        application = self.application.accessible
        for _ in range(count):
            alive(application.get_child_count)

    def dismiss(self):
        """Closes the dialog that is open by its only button."""
        dialog = self.find("alert")
        buttons = self.all("push button", within=dialog)
        if len(buttons) != 1:
            raise AssertionError(f"the dialog has {len(buttons)} buttons: {buttons}")
        buttons[0].click()
        self.gone("alert")

    def tab_to(self, name, keys="Tab", limit=40):
        """Moves the keyboard focus to a control, step by step, as one does without a mouse."""
        for _ in range(limit):
            before = self.focused()
            if before and before.name == name:
                return before
            self.press(keys)
            self.until("the focus moves on", lambda: self.has_moved(before))
        raise AssertionError(f"{keys} does not lead to {name!r}")

    def has_moved(self, before):
        """Whether the focus is elsewhere by now. A walk through the tree while it moves may meet
        it nowhere, and the next one does not."""
        now = self.focused()
        if now is None and before is not None:
            now = self.focused()
        return now != before

    # The list

    def list(self):
        return self.find(None, lambda name: name == LIST)

    def titles(self):
        """The words of every entry's row, top to bottom; no rows where there is no list."""
        tables = self.all(None, LIST)
        said = [words for _, words in rows.rows(tables[0])] if tables else []
        # A heading is a row of its own, and the row below it says it too.
        return [words for words, below in zip(said, [*said[1:], ""])
                if words != rows.heading(below)]

    def headings(self):
        """The words over the first rows of those that belong together, top to bottom."""
        return [heading for heading in map(rows.heading, self.titles()) if heading]

    def words(self, title):
        """What the row with this title says, or nothing where there is none."""
        return next((said for said in self.titles() if title in said), "")

    def row(self, title):
        """The row that shows this title, once it is there."""
        return self.until(
            f"the list has a row {title!r}", lambda: rows.row(self.list(), title))

    def select(self, title):
        """Selects the row with this title, and waits until it is selected."""
        self.row(title).focus()
        self.until(f"{title!r} is selected",
                   lambda: any(title in said for said in rows.selected(self.list())))

    # The files

    def entry(self, words):
        """The entry whose summary holds these words, once its file is there."""
        return self.until(f"a file says {words!r}", lambda: journal.entry(self.journal, words))

    def entries(self):
        return journal.entries(self.journal)

    # The window

    def resize(self, width, height):
        """Gives the window a size. A narrow one it gets in two steps: it has to fold in between, as
        no window gets narrower than what is in it."""
        if width < FOLDED < self.width():
            self._resize(FOLDED, height)
            self.until("the window has folded", lambda: not (
                self.all("toggle button", "Add") and self.all("push button", "Edit")))
        self._resize(width, height)

    def _resize(self, width, height):
        asked = []

        def has_it():
            now = self.width()
            if now and abs(now - width) < NEARLY:
                return True
            # Whoever asks again before the window has answered is answered too late each time.
            if not asked or abs(now - hands.width()) < NEARLY:
                hands.resize(width, height)
                asked.append(now)
            return False
        self.until(f"the window is {width} wide", has_it)

    def width(self):
        """How wide the window is that has the keyboard; none where none has it."""
        return next((frame.extents[2] for frame in self.application.children
                     if alive(lambda: frame.has("active"))), 0)

    # Reporting

    def fill_screen(self):
        """Gives the window the whole screen."""
        width, _ = hands.fill_screen()
        # Less what the theme draws around a window.
        least = width // self.program.scale - 60
        self.until("the window fills the screen", lambda: any(
            alive(lambda: frame.extents[2] > least) for frame in self.application.children))

    def still(self):
        """Waits until nothing moves on the screen."""
        pictures.settle()

    def picture(self, path):
        """A picture of the screen once nothing moves on it."""
        self.still()
        return pictures.take(path)

    def describe(self):
        """What shows, as text."""
        return tree.describe(self.application) if self.application else "(no window)"


def containing(words):
    return Containing(words)


class Containing:
    """A test for names that hold some words; it prints as what it looks for."""

    def __init__(self, words):
        self.words = words

    def __call__(self, name):
        return self.words in name

    def __repr__(self):
        return f"… {self.words} …"


def either(*names):
    return Either(names)


class Either:
    """A test for one of some names; it prints as what it looks for."""

    def __init__(self, names):
        self.names = names

    def __call__(self, name):
        return name in self.names

    def __repr__(self):
        return " or ".join(map(repr, self.names))


def clickable(element):
    action = element.accessible.get_action_iface()
    return action is not None and action.get_n_actions() > 0


def wanted(role, name):
    return " ".join(filter(None, ["a", role or "control", f"{name!r}" if name else ""]))
