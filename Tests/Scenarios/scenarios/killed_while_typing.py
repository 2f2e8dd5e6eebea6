"""What is typed into a form outlives the program: killed, ended by the session, in two windows."""

import datetime
import os
import pathlib
import signal

from stage.steps import check, new_film
from stage.trip_form import set_clock


def scenario(scene):
    scene.start()
    new_film(scene, "Brief Encounter", "1945")
    killed_in_a_new_film(scene)
    ended_in_an_edit(scene)
    ended_in_a_trip(scene)
    killed_in_a_line(scene)
    not_taken_from_another_window(scene)
    check("nothing is kept any more", not drafts())


def killed_in_a_new_film(scene):
    scene.press("ctrl+n")
    scene.fill("Title", "Gilda")
    scene.fill("Year", "194x")
    scene.fill(scene.find("text", "Day"), "32")
    scene.find("text", "Notes").write("Put the Blame\non Mame")
    kept(scene, "Put the Blame")
    check("nobody else may read it", all(path.stat().st_mode & 0o077 == 0 for path in drafts()))
    scene.program.kill()

    scene.start()
    scene.says("Unsaved film recovered")
    scene.says("Gilda")
    scene.click("Resume Editing")
    check("the title is there", scene.find("text", "Title").text == "Gilda")
    check("the year is as it was typed", scene.find("text", "Year").text == "194x")
    check("so is the day, in full",
          scene.find("text", "Day").text == f"{datetime.date.today():%Y-%m}-32")
    check("so are the lines of the notes",
          scene.find("text", "Notes").text == "Put the Blame\non Mame")
    scene.says("is not a date")
    scene.fill("Year", "1946")
    scene.fill(scene.find("text", "Day"), "3")
    scene.find("text", "Title").focus()
    scene.press("Return")
    scene.row("Gilda (1946)")
    scene.silent("Unsaved film recovered")
    scene.until("what is saved is kept no longer", lambda: not drafts())


def ended_in_an_edit(scene):
    scene.select("Brief Encounter")
    scene.press("ctrl+e")
    scene.fill("Place", "Carnforth")
    # At once: what was typed last is kept as the program is asked to end.
    end(scene)
    [path] = [path for path in scene.journal.iterdir() if "Brief Encounter" in text_of(path)]
    path.write_bytes(path.read_bytes().replace(b"(1945)", b"(1946)"))

    scene.start()
    scene.says("Unsaved changes to a film recovered")
    scene.click("Resume Editing")
    check("what was typed is there", scene.find("text", "Place").text == "Carnforth")
    scene.press("Return")
    scene.gone("text", "Place")
    scene.until("it is saved", lambda: "Carnforth" in text_of(path))
    scene.until("what is saved is kept no longer", lambda: not drafts())


def ended_in_a_trip(scene):
    scene.press("ctrl+shift+n")
    scene.fill("From", "Wien Hbf")
    scene.fill("To", "Graz Hbf")
    set_clock(scene, "Departure time", "9:58")
    end(scene)

    scene.start()
    scene.says("Unsaved trip recovered")
    scene.click("Resume Editing")
    check("its places are there", [scene.find("text", name).text for name in ("From", "To")]
          == ["Wien Hbf", "Graz Hbf"])
    check("so is its time", scene.find("spin button", "Departure time").text == "09:58")
    give_up(scene, "From")
    scene.until("what is given up is kept no longer", lambda: not drafts())


def killed_in_a_line(scene):
    scene.press("ctrl+l")
    line = scene.find("text", "Quick entry")
    scene.until("the line has the keyboard", lambda: line.has("focused"))
    scene.type("Graz")
    kept(scene, "Graz")
    scene.program.kill()

    scene.start()
    scene.says("Unsaved trip recovered")
    scene.says("“Graz” had not been saved when Counterfoil closed.")
    scene.click("Resume Editing")
    check("the line is there", scene.find("text", "Quick entry").text == "Graz")
    give_up(scene, "Quick entry")
    scene.until("what is given up is kept no longer", lambda: not drafts())


def not_taken_from_another_window(scene):
    scene.press("ctrl+n")
    scene.fill("Title", "Laura")
    kept(scene, "Laura")
    scene.start_another()
    scene.row("Gilda (1946)")
    # Whatever it was to offer it would offer by now: this is done after that.
    scene.press("ctrl+n")
    scene.fill("Title", "Another")
    kept(scene, "Another")
    check("the other window's film is its own", not scene.all("push button", "Resume Editing"))
    give_up(scene, "Title")
    scene.until("that is kept no longer", lambda: not kept_of("Another"))
    scene.program.kill()
    scene.program = None
    scene.switch()
    give_up(scene, "Title")
    scene.until("both are kept no longer", lambda: not drafts())


def give_up(scene, field):
    """Leaves the form that has such a field without what was typed into it."""
    scene.press("Escape")
    scene.click("Discard")
    scene.gone("text", field)


def end(scene):
    """Ends the program as the session does."""
    os.kill(scene.program.process_id, signal.SIGTERM)
    scene.program.wait_for_end(15)
    scene.program = scene.application = None


def drafts():
    state = os.environ.get("XDG_STATE_HOME") or pathlib.Path(os.environ["HOME"]) / ".local/state"
    return sorted(pathlib.Path(state).glob("counterfoil/drafts/*/*.draft"))


def kept(scene, words):
    scene.until(f"{words!r} is kept", lambda: kept_of(words))


def kept_of(words):
    """The drafts that say this."""
    return [path for path in drafts() if words in text_of(path)]


def text_of(path):
    try:
        return path.read_text()
    except OSError:
        return ""
