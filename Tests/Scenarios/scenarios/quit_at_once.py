"""What was chosen reaches its file, although the window is closed at once and the disk is slow.

The disk is slow for as long as this process writes to the index, because the program waits for it.
"""

import contextlib
import os
import pathlib
import sqlite3

from stage import hands, tree
from stage.steps import check, feedback_button, new_film
from stage.waiting import PATIENCE


def scenario(scene):
    for keys, first, second in (("ctrl+q", "bad", "good"), ("ctrl+w", "good", "so-so")):
        scene.start()
        new_film(scene, f"Ikiru {keys}", "1952")
        both = [value.upper().replace("SO-SO", "SO-AND-SO") for value in (first, second)]
        with slow_disk():
            choose(scene, first)
            choose(scene, second)
            leave(scene, keys)
            check("the second still waits", feedback(scene, keys) in ([], both[:1]))
        ended(scene)
        found = feedback(scene, keys)
        check(f"both are in the file: {found}", found == both)

    scene.start()
    film = new_film(scene, "Ran", "1985")
    with slow_disk():
        choose(scene, "good")
        scene.click("Delete", "push button")
        leave(scene, "ctrl+q")
        check("the film still waits", film.path.exists())
    ended(scene)
    check("the film is gone", not film.path.exists())

    # And with the disk as it is, as fast as it can be done.
    for value in ("so-so", "bad"):
        scene.start()
        scene.select("Ikiru ctrl+q")
        # Neither is better than what it was: no thanks take the keyboard.
        before = feedback(scene, "Ikiru ctrl+q")
        choose_and_quit(scene, value)
        found = feedback(scene, "Ikiru ctrl+q")
        check(f"{value} is in the file: {found}",
              found == [*before, value.upper().replace("SO-SO", "SO-AND-SO")])


def choose(scene, value):
    scene.click(feedback_button)
    scene.gone("push button", feedback_button)
    scene.click(value, "push button")
    scene.find("push button", feedback_button)


def choose_and_quit(scene, value):
    """By the mouse: what is pressed next comes next."""
    scene.click(feedback_button)
    button = scene.find("push button", value)
    scene.gone("push button", feedback_button)
    scene.until("the button rests", lambda: at_rest(scene, button))
    hands.move_to(*hands.middle(button))
    scene.still()
    hands.at_once(("click", 1), ("key", "ctrl+q"))
    ended(scene)


def at_rest(scene, element):
    before = element.extents
    scene.still()
    return before == element.extents


def leave(scene, keys):
    """Closes the window; the program has to go on."""
    scene.press(keys)
    scene.until("the window is gone", lambda: not frames(scene))


def ended(scene):
    scene.program.wait_for_end(PATIENCE)
    scene.program = scene.application = None


def feedback(scene, title):
    return scene.entry(title).feedback


def frames(scene):
    application = tree.application(scene.program.process_id)
    return [child for child in application.children if child.showing] if application else []


@contextlib.contextmanager
def slow_disk():
    cache = pathlib.Path(os.environ["XDG_CACHE_HOME"]) / "counterfoil"
    [index] = cache.glob("*.sqlite")
    database = sqlite3.connect(index, isolation_level=None)
    try:
        database.execute("BEGIN IMMEDIATE")
        yield
    finally:
        database.close()
