"""The claim of a journey whose connection was missed: looked at, saved as PDF, and read back."""

import datetime
import os
import pathlib
import subprocess

from stage import choices, other_program, paper
from stage.steps import check

DAY = datetime.date(2026, 11, 20)
TITLE = "Köln Hbf → Berlin Hbf"
NUMBER = "Ticket or booking number"
NO_NUMBER = "The trip has no ticket or booking number."


def scenario(scene):
    scene.start()
    leg(scene, "one", "Köln Hbf", "Hannover Hbf", "0900", "1140", "ICE 651",
        "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:89.90", actual("DEPARTURE", "0904"),
        actual("ARRIVAL", "1205"), "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION")
    leg(scene, "two", "Hannover Hbf", "Berlin Hbf", "1150", "1330", "ICE 847")
    leg(scene, "three", "Hannover Hbf", "Berlin Hbf", "1250", "1430", "ICE 849",
        actual("DEPARTURE", "1252"), actual("ARRIVAL", "1441"),
        "X-COUNTERFOIL-SUBSTITUTE:TRUE")
    scene.select(TITLE)
    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    scene.says("Counterfoil does not send anything. Save or print the form, check it, and send it "
               "yourself.")

    # Before it is written, it says what is missing and why.
    choices.choose(scene, "German", "English")
    scene.fill_screen()
    scene.says("7 required fields are still empty")
    scene.click("7 required fields are still empty", "push button")
    scene.until("the first of them has the keyboard", lambda: scene.has_keyboard("Number"))
    scene.tab_to("Edit Personal Details… Name")
    scene.says("Left empty: no earlier claim recorded")
    paper.says(scene, NUMBER, NO_NUMBER)
    scene.tab_to("Number", "shift+Tab")
    scene.fill("Number", "QX7-221")
    paper.silent(scene, NUMBER, NO_NUMBER)
    scene.says("6 required fields are still empty")
    scene.fill("Place of signature", "Köln")
    scene.click("I declare that this is true", "check box")
    scene.says("5 required fields are still empty")
    scene.tab_to("Number", "shift+Tab")
    scene.press(*["shift+Tab"] * 4)
    check("what was chosen stays", scene.find("combo box", "English"))

    path = scene.home / "claim.pdf"
    scene.click("Save as PDF…", "push button")
    choices.save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    text = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True,
                          capture_output=True, text=True).stdout
    text = " ".join(text.split())
    for words in [
            "Claim to a railway undertaking", "1 What happened X Delay Cancellation",
            "X Missed connection", "3.1 Railway undertaking DB Fernverkehr",
            "Date of departure 20 November 2026", "From Köln Hbf", "To Berlin Hbf",
            "Departure by the timetable 09:00", "Arrival by the timetable 13:30",
            "Train or service ICE 651, ICE 847", "Ticket or booking number QX7-221",
            "Price €89.90", "Date of arrival 20 November 2026", "Actual departure 09:04",
            "Actual arrival 14:41", "Train or service taken ICE 651, ICE 849",
            "Connection missed at Hannover Hbf",
            "X Compensation for a delay of 60 to 119 minutes", "X Money, by bank transfer",
            "25% of €89.90 = €22.48", "ICE 847, Hannover Hbf → Berlin Hbf: planned "
            "11:50–13:30, missed", "X I declare that", "Place Köln"]:
        check(f"the paper says {words!r}", words in text)
    check("nobody agreed for the traveller", "X I agree" not in text)

    # The claim is there now, as written, and the number stands with the trip.
    scene.says("The claim for “Köln Hbf → Berlin Hbf” was created.")
    claim = scene.entry("Claim: Köln Hbf")
    check("it is written", [str(step) for step in claim.all("X-COUNTERFOIL-STEP")] == ["WRITTEN"])
    check("what is claimed", str(claim.get("X-COUNTERFOIL-AMOUNT")) == "22.48")
    check("the number is none of its own", claim.get("X-COUNTERFOIL-REFERENCE") is None)
    check("but that of the ticket", numbers(scene) == ["QX7-221"])

    # Both go with one Undo, and what was typed is there again.
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")
    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    check("what was typed is still there", scene.find("text", "Number").text == "QX7-221")
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")
    scene.press("ctrl+z")
    scene.until("the claim is taken back", lambda: len(scene.entries()) == 3)
    scene.until("and so is the number", lambda: numbers(scene) == [])

    # The place is kept for the papers of other trips.
    profile = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "counterfoil/profile"
    check("where it was signed is kept",
          "place=Köln" in profile.read_text(encoding="utf-8").splitlines())
    scene.close()


def numbers(scene):
    """The ticket numbers of the trips."""
    found = [one.get("X-COUNTERFOIL-TICKET-NUMBER") for one in scene.entries()]
    return [str(number) for number in found if number is not None]


def leg(scene, name, origin, destination, start, end, service, *more):
    def at(clock):
        return f";TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
    other_program.write(scene.journal, f"{name}.ics", [
        "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z", f"DTSTART{at(start)}",
        f"DTEND{at(end)}", f"SUMMARY:{origin} → {destination}", "CATEGORIES:Trip",
        "X-COUNTERFOIL-MODE:train", "X-COUNTERFOIL-OPERATOR:DB Fernverkehr",
        f"X-COUNTERFOIL-SERVICE:{service}", "X-COUNTERFOIL-JOURNEY:Berlin", *more,
        "END:VEVENT"])


def actual(end, clock):
    return f"X-COUNTERFOIL-ACTUAL-{end};TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
