"""Entries are dragged out of the list as files, as a calendar and as text; none is moved."""

import pathlib
import urllib.parse

import icalendar

from stage import hands, other_program, rows
from stage.display import display
from stage.dragging import DropTarget, let_go, lift
from stage.steps import check, import_button

from .copied_for_a_calendar import leg


def scenario(scene):
    scene.journal.mkdir(parents=True)
    film = other_program.film(scene.journal, "film.ics", "Playtime (1967)")
    leg(scene, "one.ics", "Köln", "Brussels", 8)
    leg(scene, "two.ics", "Brussels", "Paris", 11)
    before = contents(scene)
    scene.start()
    scene.row("Playtime")

    dropped = drag(scene, "Playtime", "text/uri-list")
    check("the file is the entry's own", files(dropped) == [film])
    check("it may be copied and not moved", not dropped["may be moved"])
    scene.until("what was dragged is selected", lambda: any(
        "Playtime" in said for said in rows.selected(scene.list())))

    dropped = drag(scene, "Köln → Paris", "text/uri-list")
    names = [path.name for path in files(dropped)]
    check("all legs of a journey are dragged together", names == ["one.ics", "two.ics"])
    legs = icalendar.Calendar.from_ical(drag(scene, "Köln → Paris", "text/calendar")["text"])
    check("they are one calendar too", len(legs.walk("VEVENT")) == 2)
    check("they are text too", "Köln → Paris" in drag(scene, "Köln → Paris", "UTF8_STRING")["text"])

    # The window itself takes no file of its own: it would import what it has. Nothing is asked, and
    # the next row can be dragged.
    lift(scene, display.on_screen(*hands.middle(scene.row("Playtime"))))
    display.perform([("at", *display.on_screen(*hands.middle(scene.find("frame"))))], pause=20)
    let_go()

    scene.press("ctrl+3")
    scene.until("each leg has a row in the table", lambda: scene.words("Brussels → Paris"))
    dropped = drag(scene, "Brussels → Paris", "text/uri-list")
    check("there it is dragged alone", [path.name for path in files(dropped)] == ["two.ics"])
    check("nothing is to be imported", not scene.all("push button", import_button))

    check("the journal is as it was", contents(scene) == before)
    scene.close()


def contents(scene):
    return {path.name: path.read_bytes() for path in scene.journal.glob("*.ics")}


def drag(scene, title, form):
    """Drags the row with this title into another program, which takes it in a form."""
    scene.wait_for_keyboard()
    start = display.on_screen(*hands.middle(scene.row(title)))
    goal = DropTarget(form)
    try:
        return goal.take(scene, start)
    finally:
        goal.end()


def files(dropped):
    return [pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(uri).path))
            for uri in dropped["text"].split("\n")]
