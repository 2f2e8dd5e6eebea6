"""All files of the journal are gone at once: the window asks before it believes it."""

from stage import other_program
from stage.steps import check

GONE = "All 12 entries have disappeared from the folder."


def scenario(scene):
    scene.journal.mkdir(parents=True)
    for number in range(12):
        other_program.film(scene.journal, f"{number}.ics", f"Film {number} (1960)")
    scene.start()
    scene.select("Film 3")
    elsewhere = scene.home / "elsewhere"
    elsewhere.mkdir()
    move(scene.journal, elsewhere)
    scene.says(GONE)
    check("its entries are listed", len(scene.titles()) == 12)
    scene.until("nothing can be changed", lambda: not can_edit(scene))
    scene.press("Delete")
    scene.click("Look Again")
    scene.says(GONE)
    move(elsewhere, scene.journal)
    scene.silent(GONE)
    scene.until("entries can be changed", lambda: can_edit(scene))
    check("all are listed", len(scene.titles()) == 12)

    for path in scene.journal.glob("*.ics"):
        path.unlink()
    scene.says(GONE)
    scene.close()
    scene.start()
    scene.says(GONE)
    check("the next start lists them too", len(scene.titles()) == 12)
    scene.click("Remove Entries")
    scene.silent(GONE)
    scene.says("No Entries Yet")
    scene.close()
    check("no file was written", not list(scene.journal.glob("*")))


def move(folder, other):
    for path in folder.glob("*.ics"):
        path.rename(other / path.name)


def can_edit(scene):
    return scene.find("push button", "Edit").has("sensitive")
