"""What was copied can be pasted after the program has ended, where the session keeps it."""

from stage import clipboard, other_program
from stage.clipboard_manager import ClipboardManager
from stage.steps import check


def scenario(scene):
    scene.journal.mkdir(parents=True)
    other_program.film(scene.journal, "film.ics", "Playtime (1967)")
    with ClipboardManager():
        scene.start()
        scene.select("Playtime")
        scene.press("ctrl+c")
        scene.until("the row is copied", lambda: "Playtime" in clipboard.text())
        survives(scene)

        scene.start()
        scene.row("Playtime")
        scene.press("ctrl+3", "ctrl+shift+c")
        scene.until("the table is copied", lambda: "Title" in clipboard.text())
        survives(scene)


def survives(scene):
    copied = clipboard.text()
    scene.close()
    check("another program pastes the same", clipboard.text() == copied)
