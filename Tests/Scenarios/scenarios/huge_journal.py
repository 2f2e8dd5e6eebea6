"""A journal of a hundred thousand entries: its reading stopped and taken up again, then to its end,
a search, feedback, and a thousand more.

COUNTERFOIL_JOURNEY_ENTRIES makes it smaller, for a machine with little time.
"""

import os
import re

from stage import hands, huge
from stage.journal import Entry
from stage.scene import containing
from stage.steps import check, feedback_button

ENTRIES = int(os.environ.get("COUNTERFOIL_JOURNEY_ENTRIES", "100000"))
PATIENCE = 150


def scenario(scene):
    check("the journal is written", huge.write(scene.journal, ENTRIES, 1).wait() == 0)
    scene.start()

    scene.click("Stop", "push button")
    scene.find("push button", "Continue")
    scene.says(f" of {ENTRIES:,} files read")
    some = scene.until("some are counted", lambda: entries(scene))
    check(f"not all are: {some}", some < ENTRIES)
    scene.click("Continue", "push button")
    scene.until("all are counted", lambda: counted(scene, f"{ENTRIES:,} entries"), PATIENCE)

    scene.list().focus()
    scene.press("End")
    scene.until("the last row is selected", lambda: last_is_selected(scene), PATIENCE)

    scene.press("ctrl+f")
    scene.type("win")
    scene.until("some are found", lambda: counted(scene, f" of {ENTRIES:,} entries"))
    film, said = scene.until("a film is among them", lambda: huge.first_film(scene))
    title = said.split(", Film")[0]
    film.focus()
    scene.until("it is selected", lambda: (huge.selected(scene) or "").startswith(title))

    first = huge.topmost(scene)
    scroll(scene, 5)
    top = scene.until("the list is scrolled", lambda: scrolled_from(scene, first))
    others = huge.write(scene.journal, 1000, 2)
    scene.click("Average (good, so-so, bad)", "radio button")
    value = "bad" if "so-so" in said else "so-so"
    scene.click(feedback_button)
    scene.click(value, "push button")
    scene.says(f"You thought it was {value}")
    scene.until("its row says so", lambda: value in (huge.selected(scene) or ""))

    check("the others are written", others.wait() == 0)
    more = f" of {ENTRIES + 1000:,} entries"
    scene.until("the others are counted", lambda: counted(scene, more), PATIENCE)
    now = huge.selected(scene) or ""
    check(f"it is still selected: {now!r}", now.startswith(title) and value in now)
    said, distance = top
    there = huge.row_at(scene, distance)
    check(f"the topmost entry is where it was: {said!r}, {there!r}", there == said)
    scene.says(f"You thought it was {value}")
    scene.close()

    names = list(scene.journal.glob("*.ics"))
    check("no file came or went", len(names) == ENTRIES + 1000)
    changed = [name for name in names if b"LAST-MODIFIED" in name.read_bytes()]
    check("one file was written", len(changed) == 1)
    written = Entry(changed[0])
    check(f"it is the film: {written}", written.all("X-COUNTERFOIL-TITLE")[0] in title)
    check(f"its last feedback: {written.feedback}",
          written.feedback[-1] == value.upper().replace(" ", "-"))


def entries(scene):
    """How many entries the list says there are; 0 where it says nothing."""
    said = [label.name for label in counted(scene, " entries")]
    numbers = [re.fullmatch(r"([\d,]+) entries", words) for words in said]
    return next((int(number[1].replace(",", "")) for number in numbers if number), 0)


def scroll(scene, times):
    hands.move_to(*hands.middle(scene.list()))
    hands.click(5, times, pause=50)


def scrolled_from(scene, first):
    """What is topmost now, once that is another row and stays it."""
    scene.still()
    now = huge.topmost(scene)
    return now != first and now


def counted(scene, words):
    return scene.all("label", containing(words))


def last_is_selected(scene):
    last = (huge.count(scene) or 0) - 1
    return last >= ENTRIES - 1 and last in list(huge.grid(scene).get_selected_rows())
