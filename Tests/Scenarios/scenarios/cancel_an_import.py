"""An import that is given up half-way leaves nothing behind, nor does one only looked at; the
launcher draws how far it is."""

from stage import sources
from stage.installed import ID
from stage.launcher import Launcher
from stage.steps import check, import_button

MANY = 20_000


def scenario(scene):
    viewings = [(f"Film {number}", 1900 + number % 120, 1 + number % 5,
                 f"20{number % 24:02}-{1 + number % 12:02}-{1 + number % 28:02}")
                for number in range(MANY)]
    scene.start(sources.diary(scene.home, viewings))
    scene.find("label", "20,000 films are new")
    scene.click("Cancel")
    scene.gone("push button", "Cancel")
    check("a preview leaves nothing", scene.entries() == [])
    scene.close()

    launcher = Launcher()
    scene.start(sources.diary(scene.home, viewings))
    scene.find("label", "20,000 films are new")
    scene.until("nothing goes on while it is looked at",
                lambda: launcher.drawn and launcher.drawn[-1][1] is None)
    read = len(launcher.drawn)
    scene.click(import_button, "push button")
    scene.says("Writing ")
    scene.until("the launcher draws it",
                lambda: any(done is not None for _, done in launcher.drawn[read:]))
    scene.click("Cancel")
    scene.gone("push button", "Cancel")
    scene.until("nothing goes on any more", lambda: launcher.drawn[-1][1] is None)
    check("it is drawn on this program's icon",
          {uri for uri, _ in launcher.drawn} == {f"application://{ID}.desktop"})
    check("as a part of the whole",
          all(done is None or 0 <= done <= 1 for _, done in launcher.drawn))
    left = list(scene.journal.iterdir())
    check(f"{len(left)} files are left", left == [])
    check("nothing is said to be imported", not scene.all("push button", "Undo"))
    scene.says("No Entries Yet")
    scene.close()
