"""Preferences are effective at once and in every window, are kept, and follow the desktop."""

import configparser
import datetime
import os
import pathlib
import subprocess

from stage import choices, other_program, pictures
from stage.portal import Portal
from stage.program import BINARY
from stage.steps import check, new_film
from stage.trip_form import DEPARTURE, ask_for_zone, open_calendar, zones

DARK, LIGHT = 1, 2
TRIP, CLUB = "Köln Hbf", "Club – Counterfoil"
AFTERNOON = "2:02\u202fpm"


def scenario(scene):
    portal = Portal(color_scheme=DARK, contrast=0)
    file = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "counterfoil/preferences.ini"
    scene.start()
    scene.fill_screen()
    scene.click("Open Sample Journal")
    scene.row(TRIP)
    other_window(scene)
    open_journal(scene, "Counterfoil")
    scene.fill_screen()
    scene.until("the window is dark, as the desktop says", pictures.is_dark)
    portal.say(color_scheme=LIGHT)
    scene.until("it follows the desktop", lambda: not pictures.is_dark())
    scene.select(TRIP)
    scene.says("14:02")

    scene.press("ctrl+comma")
    scene.find("combo box", "Follow System")
    choices.choose(scene, "Follow System", "Dark")
    scene.until("it is dark at once", pictures.is_dark)
    portal.say(color_scheme=DARK)
    portal.say(color_scheme=LIGHT)
    choices.choose(scene, "Region Default (14:02)", f"12 hours ({AFTERNOON})")
    choices.choose(scene, "Region Default (Monday)", "Sunday")
    scene.click("Remind Me to Record Trips", "toggle button")
    scene.fill("Currency", "Franken")
    scene.fill("Time zone for new trips", "asia/tokyo")
    scene.says("“Franken” is not a currency")
    scene.fill("Currency", "chf")
    choices.choose(
        scene, "Average (good, so-so, bad)", "Polarized (really good, very bad)")
    scene.until("all of it is kept", lambda: file.exists() and read(file) == {
        "theme": "dark", "clock": "12", "week-start": "sunday", "trips": "false",
        "deadlines": "true", "without-window": "false", "scale": "polarized", "currency": "CHF",
        "time-zone": "Asia/Tokyo", "stars": "false", "pictures": "false",
        "keep": "true", "folder": ""})
    scene.press("Escape")
    scene.gone("combo box", "Dark")
    scene.says(AFTERNOON)
    check("the list says so too", AFTERNOON in scene.words(TRIP))
    check("what the desktop says is not what was chosen", pictures.is_dark())
    open_journal(scene, CLUB, "--journal", scene.home / "Club")
    scene.says("3:00\u202fpm")
    scene.fill_screen()
    check("the other window is dark, too", pictures.is_dark())
    scene.press("ctrl+w")
    open_journal(scene, "Counterfoil")
    scene.says(AFTERNOON)
    new_entries(scene)
    scene.close()

    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(file.read_text(encoding="utf-8"))
    parser["Times"]["clock"] = "half past"
    parser["Later"] = {"thing": "unknown to this version"}
    with file.open("w", encoding="utf-8") as stream:
        parser.write(stream, space_around_delimiters=False)

    scene.start()
    scene.fill_screen()
    scene.until("it begins dark", pictures.is_dark)
    scene.select(TRIP)
    scene.says("14:02")
    scene.press("F10")
    scene.click("Preferences")
    scene.find("combo box", "Dark")
    scene.find("combo box", "Sunday")
    scene.find("combo box", "Region Default (14:02)")
    trips = scene.find("toggle button", "Remind Me to Record Trips")
    check("the reminder is off", not trips.has("checked"))
    choices.choose(scene, "Dark", "Follow System")
    scene.until("it is as the desktop is now", lambda: not pictures.is_dark())
    trips.click()
    scene.until("that is kept", lambda: read(file)["trips"] == "true")
    check("what another version keeps is still there", "unknown to this" in file.read_text())
    file.parent.chmod(0o500)
    trips.click()
    scene.says("preferences.ini. They apply until you quit.")
    check("what was kept is", read(file)["trips"] == "true")
    file.parent.chmod(0o700)
    trips.click()
    scene.silent("They apply until you quit.")
    scene.press("ctrl+w")
    scene.gone("combo box", "Sunday")
    portal.say(contrast=1)
    scene.until("it has all the contrast there is", lambda: sum(pictures.ground()) > 750)
    portal.say(color_scheme=DARK)
    scene.until("and in the dark too", pictures.is_dark)
    scene.still()
    contrasted = pictures.pixels()
    portal.say(contrast=0)
    scene.until("it has less of it again",
                lambda: pictures.is_dark() and pictures.pixels() != contrasted)
    scene.close()


def other_window(scene):
    """Another journal in a window of its own, with a trip on show."""
    other = scene.home / "Club"
    other.mkdir()
    other_program.write(other, "trip.ics", [
        "BEGIN:VEVENT", "UID:trip", "DTSTAMP:20260101T000000Z",
        "DTSTART;TZID=Europe/Berlin:20261120T150000", "SUMMARY:Bonn → Trier",
        "CATEGORIES:Trip", "END:VEVENT"])
    open_journal(scene, CLUB, "--journal", other)
    scene.find("label", "1 entry")
    scene.press("Down")
    scene.says("15:00")


def open_journal(scene, name, *words):
    """Starts the program once more, which brings that window to the front and ends at once."""
    subprocess.run([BINARY, *map(str, words)], check=True, timeout=60)
    scene.until("that window has the keyboard", lambda: any(
        frame.name == name and frame.has("active") for frame in scene.application.children))


def new_entries(scene):
    """A trip at home paid for in the usual currency, and a film for which either will do."""
    scene.press("ctrl+shift+n")
    scene.find("text", "From")
    check("home goes without saying", zones(scene) == [])
    ask_for_zone(scene, DEPARTURE)
    scene.until("it starts at home", lambda: zones(scene) == ["Asia/Tokyo"] * 2)
    scene.fill("From", "Shibuya")
    scene.fill("To", "Ueno")
    scene.fill("Fare", "12.50")
    scene.press("Return")
    scene.gone("text", "From")
    entry = scene.entry("Shibuya")
    check("it was paid for in francs",
          entry.get("X-COUNTERFOIL-FARE").params["X-CURRENCY"] == "CHF")
    check("it departs by the clock at home",
          entry.get("DTSTART").params["TZID"] == "Asia/Tokyo")
    week_of_a_calendar(scene)
    new_film(scene, "Laura", "1944")
    check("its scale is what was preferred",
          scene.entry("Laura").get("X-COUNTERFOIL-SCALE") == "POLARIZED")


def week_of_a_calendar(scene):
    """A day is picked from weeks that begin on the day of one's choice."""
    scene.press("ctrl+n")
    open_calendar(scene)
    names = [scene.find("label", name).extents[0] for name in ("Sunday", "Monday", "Saturday")]
    check("weeks begin on Sunday", names == sorted(names))
    scene.press("Page_Up", "Home", "Return")
    scene.gone("label", "Sunday")
    today = datetime.date.today()
    before = today.replace(day=1) - datetime.timedelta(days=1)
    before = before.replace(day=min(today.day, before.day))
    sunday = before - datetime.timedelta(days=before.isoweekday() % 7)
    check("the Sunday of that week is picked",
          scene.find("text", "Day").text == f"{sunday.day} {sunday:%b %Y}")
    scene.press("Escape")
    scene.click("Discard", "push button")
    scene.gone("push button", "Cancel")


def read(file):
    """What another parser finds, but for the day on which deadlines were looked at."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(file.read_text(encoding="utf-8"))
    return {key: value for group in ("Appearance", "Times", "Entries", "Tickets", "Reminders")
            for key, value in parser[group].items() if key != "looked-on"}
