"""What was recorded, chosen, edited and deleted is undone last to first, and redone."""

from stage import other_program
from stage.steps import RECORD, check, feedback_button, give_feedback, new_film, save

TRAIN = [
    "BEGIN:VEVENT", "UID:train", "DTSTAMP:20260101T000000Z",
    "DTSTART;TZID=Europe/Berlin:20261120T140200", "DTEND;TZID=Europe/Vienna:20261120T233300",
    "SUMMARY:Köln Hbf → Wien Westbf", "CATEGORIES:Trip", "END:VEVENT"]


def scenario(scene):
    scene.start()
    scene.says("Welcome to Counterfoil")
    train = other_program.write(scene.journal, "train.ics", TRAIN)
    an_outcome(scene, train)
    feedback(scene)
    a_slip(scene)
    edit_and_deletion(scene)
    an_addition(scene)
    scene.close()
    check("nothing else was left", len(scene.entries()) == 2)


def an_outcome(scene, train):
    before = train.read_bytes()
    scene.select("Köln Hbf → Wien Westbf")
    scene.click(RECORD, "push button")
    scene.click("Cancelled", "push button")
    scene.says("“Köln Hbf → Wien Westbf”: now recorded as cancelled")
    scene.until("it is in the file", lambda: outcome(scene) == "CANCELLED")
    scene.press("ctrl+z")
    scene.says("“Köln Hbf → Wien Westbf”: no longer recorded as cancelled")
    check("nothing is recorded", outcome(scene) is None)
    check("as little as before", lines(before) == lines(train.read_bytes()))
    scene.press("ctrl+shift+z")
    scene.says("“Köln Hbf → Wien Westbf”: again recorded as cancelled")
    check("it is recorded again", outcome(scene) == "CANCELLED")
    scene.press("ctrl+z")
    scene.says(": no longer recorded as cancelled")


def outcome(scene):
    return scene.entry("Wien Westbf").get("STATUS")


def lines(content):
    """What a file says, but for when it was written."""
    return sorted(line for line in content.decode().splitlines()
                  if not line.startswith(("CREATED", "LAST-MODIFIED", "SEQUENCE", "DTSTAMP",
                                          "PRODID")))


def feedback(scene):
    new_film(scene, "Gilda", "1946")
    give_feedback(scene, "so-so", thanked=False)
    give_feedback(scene, "bad", thanked=False)
    scene.says("“Gilda (1946)”: feedback changed from “so-so” to “bad”")
    check("both are kept", film(scene).feedback == ["SO-AND-SO", "BAD"])
    scene.press("ctrl+z")
    scene.says("“Gilda (1946)”: feedback changed back from “bad” to “so-so”")
    scene.says("You thought it was so-so")
    check("the slip leaves no trail", film(scene).feedback == ["SO-AND-SO"])
    check("an undo thanks nobody", not scene.all("alert"))
    scene.press("ctrl+z")
    scene.gone("label", "You thought it was so-so")
    check("nothing is left of it", film(scene).feedback == [])
    scene.press("ctrl+shift+z", "ctrl+shift+z")
    scene.says("You thought it was bad")
    check("both are back", film(scene).feedback == ["SO-AND-SO", "BAD"])


def a_slip(scene):
    scene.click(feedback_button)
    scene.click("Remove Feedback", "push button")
    scene.find("push button", feedback_button)
    scene.gone("label", "You thought it was bad")
    check("what is withdrawn within a minute leaves no trail", film(scene).feedback == [])


def edit_and_deletion(scene):
    scene.press("ctrl+e")
    scene.fill("Place", "Odeon")
    save(scene)
    scene.says("“Gilda (1946)”: place changed to “Odeon”")
    path = film(scene).path
    scene.click("Delete", "push button")
    scene.says("“Gilda (1946)” was moved to the trash.")
    scene.until("the file is gone", lambda: not path.exists())
    scene.until("the entry beside it is on show",
                lambda: scene.all("push button", RECORD))
    scene.press("ctrl+z")
    scene.says("“Gilda (1946)” was restored.")
    check("the deletion was undone first", film(scene).get("LOCATION") == "Odeon")
    scene.find("push button", feedback_button)
    scene.click("Menu")
    scene.click("Undo Edit of “Gilda (1946)” (place)")
    scene.says("“Gilda (1946)”: place “Odeon” removed")
    check("then the edit", film(scene).get("LOCATION") is None)
    scene.click("Redo", "push button")
    scene.says("“Gilda (1946)”: place changed back to “Odeon”")
    check("which the bar redoes", film(scene).get("LOCATION") == "Odeon")
    scene.press("ctrl+shift+z")
    scene.says("“Gilda (1946)” was moved to the trash.")
    scene.until("and then the deletion", lambda: not path.exists())
    scene.press("ctrl+z")
    scene.until("it is back", path.exists)


def film(scene):
    return scene.entry("Gilda")


def an_addition(scene):
    path = new_film(scene, "Laura").path
    scene.says("“Laura” was added.")
    content = path.read_bytes()
    scene.press("ctrl+f")
    scene.type("laura")
    scene.press("ctrl+z")
    scene.still()
    check("a key in the search is about the search", path.exists())
    scene.press("Escape")
    scene.row("Gilda")
    scene.until("the list has the keyboard", lambda: scene.focused() == scene.list())
    scene.press("ctrl+z")
    scene.says("“Laura” was moved to the trash.")
    check("what was added is in the trash", not path.exists())
    scene.press("ctrl+shift+z")
    scene.says("“Laura” was restored.")
    check("and comes back as it was", path.read_bytes() == content)
    scene.press("ctrl+z")
    scene.until("and goes again", lambda: not path.exists())
