"""An import that is given up half-way leaves nothing behind, nor does one only looked at."""

from stage import sources
from stage.steps import check

MANY = 20_000


def journey(scene):
    viewings = [(f"Film {number}", 1900 + number % 120, 1 + number % 5,
                 f"20{number % 24:02}-{1 + number % 12:02}-{1 + number % 28:02}")
                for number in range(MANY)]
    scene.start(sources.diary(scene.home, viewings))
    scene.find("label", "20,000 films are new")
    scene.click("Cancel")
    scene.gone("push button", "Cancel")
    check("a preview leaves nothing", scene.entries() == [])
    scene.close()

    scene.start(sources.diary(scene.home, viewings))
    scene.find("label", "20,000 films are new")
    scene.click("Import", "push button")
    scene.says("Writing ")
    scene.click("Cancel")
    scene.gone("push button", "Cancel")
    left = list(scene.journal.iterdir())
    check(f"{len(left)} files are left", left == [])
    check("nothing is said to be imported", not scene.all("push button", "Undo"))
    scene.says("Your journal is empty")
    scene.close()
