"""In a folder without a trash, what is deleted is kept aside until the window is closed."""

import os
import pathlib
import shutil
import tempfile

from stage import other_program, sources
from stage.choices import open_file
from stage.steps import check, feedback_button, import_button

MEMORY = pathlib.Path("/dev/shm")


def scenario(scene):
    # No desktop has a trash for a file system in memory.
    if not os.path.ismount(MEMORY):
        return
    scene.journal = pathlib.Path(tempfile.mkdtemp(prefix="counterfoil-journey-", dir=MEMORY))
    try:
        deletion(scene)
    finally:
        shutil.rmtree(scene.journal)


def deletion(scene):
    film = other_program.film(scene.journal, "gilda.ics", "Gilda")
    content = film.read_bytes()
    scene.start("--journal", scene.journal)
    scene.select("Gilda")
    scene.find("push button", feedback_button)
    scene.press("Delete")
    scene.says("“Gilda” was deleted.")
    scene.says("This folder has no trash")
    scene.until("the file is gone", lambda: not film.exists())
    check("it is kept", [path.read_bytes() for path in kept(scene)] == [content])
    scene.press("ctrl+z")
    scene.says("“Gilda” was restored.")
    check("it is what it was", film.read_bytes() == content)
    check("it is not kept twice", kept(scene) == [])

    sources.diary(scene.home, [("Laura", 1944, 5, "2024-01-02"), ("M", 1931, 4, "2024-01-03")])
    scene.press("ctrl+i")
    open_file(scene, "diary.csv")
    scene.find("label", "2 films are new")
    scene.click(import_button, "push button")
    scene.says("Imported 2 films.")
    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.says("You can undo until you close Counterfoil.")
    check("one entry is left", [item.summary for item in scene.entries()] == ["Gilda"])
    check("two are kept", len(kept(scene)) == 2)
    scene.press("ctrl+shift+z")
    scene.says("“diary.csv” was imported again.")
    check("all are back", len(scene.entries()) == 3)
    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.close()
    check("when the offer ends nothing is kept", kept(scene) == [])
    check("nothing else was left", [path.name for path in scene.journal.iterdir()] == [film.name])


def kept(scene):
    return list(scene.home.rglob("counterfoil/removed/*/*/*.ics"))
