"""What a command imports and takes back beside the window: the bar's Undo means its own import."""

import os
import subprocess

from stage import sources
from stage.choices import open_file
from stage.program import BINARY
from stage.steps import check, import_button


def scenario(scene):
    gilda = ("Gilda", 1946, 4, "2024-01-01")
    older = sources.diary(scene.home / "older", [gilda])
    sources.diary(scene.home, [gilda, ("Laura", 1944, 5, "2024-01-02")])
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}

    def command(*arguments):
        ran = subprocess.run([BINARY, *arguments], env=environment, capture_output=True,
                             text=True, timeout=60, check=False)
        return ran.returncode

    scene.start()
    scene.says("Welcome to Counterfoil")
    check("there is nothing to take back", not can_undo(scene))
    check("a command imports", command("import", str(older)) == 0)
    scene.row("Gilda (1946)")
    scene.until("it can be taken back here", lambda: can_undo(scene))

    scene.press("ctrl+i")
    open_file(scene, "diary.csv")
    scene.find("label", "1 film is new")
    scene.click(import_button, "push button")
    scene.says("Imported 1 film.")
    scene.row("Laura (1944)")
    check("a command takes it back", command("import", "--undo") == 0)
    scene.until("it is gone", lambda: len(scene.entries()) == 1)
    scene.press("ctrl+z")
    scene.says("This import has already been undone")
    check("the older import is still there", scene.entry("Gilda").summary == "Gilda (1946)")

    scene.click("Menu")
    scene.click("Undo Last Import…")
    scene.click("Undo Import", "push button")
    scene.says("The import was undone.")
    scene.until("it is gone too", lambda: scene.entries() == [])
    scene.until("there is nothing more to take back", lambda: not can_undo(scene))
    scene.close()


def can_undo(scene):
    """Whether the menu offers to take an import back."""
    scene.click("Menu")
    scene.find(None, "Quit")
    is_possible = bool(scene.all(None, "Undo Last Import…"))
    scene.press("Escape")
    scene.gone(None, "Quit")
    return is_possible
