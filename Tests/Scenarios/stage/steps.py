"""What several scenarios do on their way."""

import re

from .element import alive
from .scene import containing, either

# The button on the page of a trip, which names the end that it records.
RECORD = either("Record Departure…", "Record Arrival…")
# The button of a time that is not among the choices, which is heard as chosen if one is recorded.
OTHER_TIME = either("Other Time…", "Other Time…, chosen")


def feedback_button(name):
    """Whether a button of this name leads to the choices of feedback."""
    return name in ("Add Feedback…", "Change Feedback…")


def import_button(name):
    """Whether a button of this name imports what is previewed, which it may count."""
    return re.fullmatch(r"Import( [\d,]+ \w+)?", name) is not None


def new_film(scene, title, year=""):
    """Adds a film by its form, and waits for its page."""
    scene.press("ctrl+n")
    scene.fill("Title", title)
    if year:
        scene.fill("Year", year)
    save(scene)
    scene.find("push button", feedback_button)
    return scene.entry(title)


def save(scene):
    """Saves by the form that is open, and waits until its window has closed: what it wrote may be
    in a file before, and a key pressed then is the form's."""
    form = scene.find("push button", "Save").window
    scene.click("Save", "push button")
    scene.until("the form has closed", lambda: not alive(lambda: form.showing))


def give_feedback(scene, value, thanked):
    """Chooses a value on the selection page; fails unless one is thanked for it, or is not."""
    scene.click(feedback_button)
    # The present feedback is heard as chosen.
    scene.click(either(value, f"{value}, chosen"), "push button")
    if thanked:
        scene.find("alert", containing("Feedback saved. Thank you: glad you enjoyed “"))
        scene.click("Close this message")
        scene.gone("alert")
    scene.find("push button", feedback_button)
    scene.says(f"You thought it was {value}")
    if scene.all("alert"):
        raise AssertionError(f"thanked for {value!r}")


def close_news(scene):
    """Closes the news of a step, which would leave by themselves at some moment of a walk."""
    def news():
        return [bar for bar in scene.all("info bar") + scene.all("alert")
                if any(scene.all("push button", name, bar) for name in ("Undo", "Redo"))]
    for bar in news():
        for button in scene.all("push button", "Close this message", bar):
            alive(button.click)
    scene.until("no news is over the page", lambda: not news())


def pencil(end):
    """The name of the button beside a stop of a trip, "Departure" or "Arrival"."""
    return f"Record the {end.lower()}"


def go_to_end(scene, end):
    """Goes back to the button beside a stop, where a time that is typed is recorded for it."""
    scene.tab_to(pencil(end), "shift+Tab")


def check(what, is_so):
    """An assertion with a sentence."""
    if not is_so:
        raise AssertionError(what)
