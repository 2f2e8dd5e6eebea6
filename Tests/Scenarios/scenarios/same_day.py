"""A trip's page leads to the film seen that day, and back; the folder goes away and comes back."""

from stage import other_program, rows
from stage.steps import RECORD, check, feedback_button


def scenario(scene):
    scene.start()
    scene.until("the folder is there", scene.journal.is_dir)
    other_program.film(scene.journal, "film.ics", "The Lady Vanishes (1938)")
    other_program.write(scene.journal, "trip.ics", [
        "BEGIN:VEVENT", "UID:trip.ics", "DTSTAMP:20260101T000000Z", "DTSTART:20260101T101500",
        "DTEND:20260101T120000", "SUMMARY:Bandrika → London", "CATEGORIES:Trip", "END:VEVENT"])
    scene.row("The Lady Vanishes")
    before = contents(scene)

    scene.select("Bandrika → London")
    scene.click("The Lady Vanishes (1938)")
    scene.find("push button", feedback_button)
    scene.until("the list marks the film", lambda: "The Lady Vanishes" in selected(scene))
    scene.click("Back")
    scene.find("push button", RECORD)
    scene.until("the list marks the trip", lambda: "Bandrika" in selected(scene))
    check("this was the way back", not scene.all("push button", "Back"))

    away = scene.journal.with_name("away")
    scene.journal.rename(away)
    scene.says("The journal folder is missing.")
    check("its page went with it", not scene.all("push button", RECORD))
    away.rename(scene.journal)
    scene.row("Bandrika → London")
    scene.silent("The journal folder is missing.")
    scene.close()
    check("nothing was written", contents(scene) == before)
    check("both can be read", len(scene.entries()) == 2)


def selected(scene):
    return " ".join(rows.selected(scene.find("table", "Journal entries")))


def contents(scene):
    return {path.name: path.read_bytes() for path in scene.journal.iterdir()}
