"""Every screen of the program, one after another, for whoever looks at all of them."""

import os
import shutil

from . import rows, shortened, sources
from .program import BINARY, ROOT
from .scene import either
from .steps import RECORD, check


class Screens:
    """A walk through all screens, in a language and with what is in the environment besides.

    `say` gives the words of the language for those in English. Something that has to be the case on
    every screen is asked for in the loop over `all()`.
    """

    def __init__(self, scene, language="en", say=str, environment=None, locale=None):
        self._scene = scene
        self._say = say
        self._environment = {"LANGUAGE": language, **shortened.environment(scene.home),
                             **(environment or {})}
        # The words of the journal, and of what is imported once that shows.
        self.own = shortened.words_of(ROOT / "resources/sample-journal")
        self._program = self._installed(locale) if locale else BINARY

    def _installed(self, locale):
        """The program as it is installed, with the catalogues of a folder beside it."""
        program = self._scene.home / "prefix/bin/counterfoil"
        program.parent.mkdir(parents=True)
        try:
            os.link(os.path.realpath(BINARY), program)
        except OSError:  # On another file system.
            shutil.copy(BINARY, program)
        share = self._scene.home / "prefix/share"
        shutil.copytree(locale, share / "locale")
        (share / "counterfoil").symlink_to(ROOT / "resources")
        return program

    def all(self):
        """The name of each screen, while it shows."""
        scene, say = self._scene, self._say
        self._start()
        yield "the empty page"
        scene.click(say("Open Sample Journal"))
        scene.find(None, say("Journal entries"))
        yield from self._pages()
        yield from self._forms()
        yield from self._years()
        yield from self._views()
        yield from self._menus()
        scene.close()
        diary = sources.diary(
            scene.home, [*sources.VIEWINGS, ("Das Boot", 1981, 4, None)])
        self.own |= shortened.words_of(diary) | {"diary", "csv"}
        self._start("--journal", scene.journal, diary)
        scene.find(None, say("Convert Ratings"))
        yield "the preview of an import"
        scene.press("Escape")
        scene.close()

    def cut_off(self):
        """Which words are cut off on the screen that shows."""
        cut_off = self._look()
        # While a page slides, words lie across each other; whatever stays is there again.
        return cut_off and sorted(set(cut_off) & set(self._look()))

    def _look(self):
        self._scene.still()
        return shortened.shortened(self._scene, self._scene.home, self.own)

    def expect_whole_words(self):
        """Fails where a screen cuts words off; told at the end, of all screens at once."""
        cut_off = {}
        for screen in self.all():
            if words := self.cut_off():
                cut_off[screen] = words
        check(f"no screen cuts words off: {cut_off}", not cut_off)

    def _start(self, *arguments):
        self._scene.start(*arguments, environment=self._environment, binary=self._program)
        self._scene.fill_screen()

    def _row(self, title):
        scene = self._scene
        table = scene.find(None, self._say("Journal entries"))
        return scene.until(f"the list has {title}", lambda: rows.row(table, title))

    def _leave(self, control, role="push button"):
        self._scene.press("Escape")
        self._scene.gone(role, self._say(control))

    def _pages(self):
        scene, say = self._scene, self._say
        self._row("Brief Encounter").focus()
        scene.find("push button", say("Change Feedback…"))
        yield "a film"
        scene.press("ctrl+p")
        scene.find("push button", say("Save as PDF…"))
        yield "a film to be printed"
        self._leave("Save as PDF…")
        scene.click(say("Change Feedback…"))
        scene.find("push button", say("so-so"))
        yield "the choices of feedback"
        scene.press("Escape")
        record = either(*map(say, RECORD.names))
        self._row("Köln Hbf").focus()
        scene.find("push button", record)
        yield "a trip"
        scene.click(record)
        scene.find("push button", say("Missed Connection"))
        yield "the outcomes of a trip"
        scene.press("Escape")
        self._row("Paris Est").focus()
        scene.find("push button", say("Add Leg…"))
        yield "a journey"
        self._row("Köln Hbf").focus()
        scene.find("push button", record)

    def _forms(self):
        scene, say = self._scene, self._say
        for keys, what in (("ctrl+e", "the form for a trip"), ("ctrl+n", "the form for a film"),
                           ("ctrl+l", "the line for a trip")):
            scene.press(keys)
            scene.find("push button", say("Cancel"))
            yield what
            self._leave("Cancel")
        for item, what in (("New Season Ticket…", "the form for a season ticket"),
                           ("New Claim…", "the form for a claim")):
            scene.click(say("Add"))
            scene.click(say(item))
            scene.find("push button", say("Cancel"))
            yield what
            self._leave("Cancel")
        scene.press("F10")
        scene.click(say("Personal Details…"))
        scene.find("push button", say("Save"))
        yield "the details of the traveller"
        self._leave("Save")
        scene.press("ctrl+comma")
        scene.find("toggle button", say("Remind Me to Record Trips"))
        yield "the preferences"
        self._leave("Remind Me to Record Trips", "toggle button")
        self._row("Köln Hbf").focus()
        # Where text is large it is further down, and the page follows the keyboard.
        scene.tab_to(say("Prepare Claim Form…"))
        scene.press("Return")
        scene.find("push button", say("Close"))
        yield "a claim to be written"
        self._leave("Save as PDF…")
        scene.press("ctrl+shift+e")
        scene.find("push button", say("Cancel"))
        yield "the export"
        self._leave("Cancel")

    def _years(self):
        scene, say = self._scene, self._say
        scene.press("ctrl+2")
        scene.find(None, say("Print or Export…"))
        scene.tab_to(say("More"), limit=80)
        scene.press("space")
        scene.find("heading", say("Films"))
        yield "the years"
        scene.press("ctrl+p")
        scene.find("push button", say("Save…"))
        yield "the page of the years"
        self._leave("Save…")

    def _views(self):
        scene, say = self._scene, self._say
        for number, view, what in ((3, "Copy Table", "the table"), (4, "Import…", "the lists")):
            scene.press(f"ctrl+{number}")
            scene.find(None, say(view))
            yield what
        scene.press("ctrl+1")

    def _menus(self):
        scene, say = self._scene, self._say
        scene.press("F10")
        scene.find(None, say("Quit"))
        yield "the menu"
        scene.press("Escape", "ctrl+b")
        scene.find(None, say("No saved searches"))
        yield "the saved searches"
        scene.press("Escape", "ctrl+shift+o")
        scene.find(None, say("Reverse Order"))
        yield "the orders"
        scene.press("Escape", "ctrl+F1")
        scene.find("label", say("New film"))
        yield "the keys"
        # The keys are a window of their own, which would get what is pressed before it is gone.
        self._leave("New film", "label")
