"""The desktop's menu opens the form for a trip or a film, in the window that is open where there is
one; another start brings that window to the front and hands over its files."""

import subprocess

from stage import hands, sources
from stage.installed import ID, Installed
from stage.program import BINARY
from stage.steps import check, import_button, save


def scenario(scene):
    installed = Installed(scene.home)
    installed.act("new-trip")
    scene.adopt(installed.process_id())
    scene.find("text", "From")
    scene.press("Escape")
    scene.gone("text", "From")
    check("the desktop knows the window by the name of its entry",
          hands.windows_of(ID))

    installed.act("new-film")
    scene.fill("Title", "Playtime")
    # A form that is open stays the only one.
    installed.act("new-trip")
    start()
    check("what is typed is still there", scene.find("text", "Title").text == "Playtime")
    save(scene)
    scene.row("Playtime")
    check("the trip has no form", not scene.all("text", "From"))

    hands.minimize()
    scene.until("no window has the keyboard", lambda: not any(
        frame.has("active") for frame in scene.application.children))
    start()
    scene.wait_for_keyboard()

    for action, field in (("new-film", "Title"), ("new-trip", "From")):
        start(*installed.line(action))
        scene.find("text", field)
        scene.press("Escape")
        scene.gone("text", field)

    start(sources.diary(scene.home))
    scene.find("label", "8 films are new")
    scene.click(import_button)
    scene.says("Imported 8 films.")
    check("it is one program all the time", installed.process_id() == scene.program.process_id)
    check("with one window", len(scene.application.children) == 1)
    check("the files are those of one journal", len(scene.entries()) == 9)
    scene.close()


def start(*words):
    """Starts the program once more, which ends at once."""
    subprocess.run([BINARY, *map(str, words)], check=True, timeout=60)
