"""Another journal beside one's own: each has a window, there is one program, and what is added
lands in the journal whose window it was."""

import subprocess

from stage import other_program, sources
from stage.program import BINARY
from stage.steps import check, new_film


def scenario(scene):
    other = scene.home / "Club"
    other.mkdir()
    other_program.film(other, "film.ics", "Playtime")
    keep_behind_a_link(scene.journal.parent)
    scene.start()
    new_film(scene, "Gilda", "1946")

    start("--journal", other)
    scene.until("there are two windows", lambda: len(frames(scene)) == 2)
    club = scene.until("one is named", lambda: named(scene, "Club – Counterfoil"))
    scene.until("that is in front", lambda: club.has("active"))
    scene.press("ctrl+n")
    scene.until("the title has the keyboard",
                lambda: scene.find("text", "Title").has("focused"))
    scene.type("Laura")
    scene.press("Return")
    scene.until("it is in the other journal", lambda: len(list(other.glob("*.ics"))) == 2)
    check("and not in one's own", [film.summary for film in scene.entries()] == ["Gilda (1946)"])

    # Each journal has one window.
    start()
    scene.until("one's own is in front", lambda: named(scene, "Counterfoil").has("active"))
    start("--journal", scene.home / "Club/../Club")
    scene.until("the other is in front", lambda: club.has("active"))
    start(sources.diary(scene.home))
    scene.find("label", "8 films are new")
    scene.press("Escape")
    scene.until("there are still two", lambda: len(frames(scene)) == 2)

    start("--journal", other)
    scene.press("ctrl+w")
    scene.until("it is gone", lambda: len(frames(scene)) == 1)
    scene.wait_for_keyboard()
    scene.press("F10")
    scene.click("Journals")
    scene.click("Club")
    scene.until("it is there again", lambda: named(scene, "Club – Counterfoil"))
    scene.wait_for_keyboard()
    # It closes both.
    scene.close()


def start(*words):
    """Starts the program once more, which ends at once."""
    subprocess.run([BINARY, *map(str, words)], check=True, timeout=60)


def frames(scene):
    return [child for child in scene.application.children if child.role == "frame"]


def named(scene, name):
    return next((frame for frame in frames(scene) if frame.name == name), None)


def keep_behind_a_link(folder):
    """One's own journal is made where a link leads, and has one name all the same."""
    kept = folder.with_name("kept")
    kept.mkdir(parents=True)
    folder.symlink_to(kept)
