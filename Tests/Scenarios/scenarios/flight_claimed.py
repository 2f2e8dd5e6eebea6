"""A late flight, typed by its airports' codes, and the letter that claims what is owed for it."""

import datetime
import subprocess

from stage import choices, paper
from stage.steps import RECORD, check, go_to_end
from stage.trip_form import zones

LINE = "FRA 1455 > DXB 2350 LH630 31 Oct 2026 420 EUR"
ROUTE = "FRA → DXB"
SOURCE = "Regulation (EC) No 261/2004, and the Court’s judgment C-402/07, Art. 5 and 7"


def scenario(scene):
    scene.start()
    scene.find("push button", "New Trip…")
    typed(scene)
    late(scene)
    claimed(scene)
    letter(scene)
    sent(scene)
    from_britain(scene)
    scene.close()


def typed(scene):
    """Adds the flight in one line, which does not begin as it ends."""
    scene.press("ctrl+l")
    focus(scene, "Quick entry")
    scene.type("FRA 1455 > DXB 2350")
    scene.says("arrival at 23:50")
    check("nobody said that one flies", zones(scene) == [])
    scene.press("Escape")
    scene.find("push button", "Keep Editing")
    scene.press("Escape")
    scene.gone("push button", "Discard")
    focus(scene, "Quick entry")
    scene.press("ctrl+a")
    scene.type(LINE)
    scene.says("flight: LH630")
    scene.says("Frankfurt am Main International Airport")
    scene.says("Dubai International Airport")
    scene.says("5 h 55 min")
    scene.press("alt+o")
    focus(scene, "Operator")
    scene.until("the clocks are those of the airports",
                lambda: zones(scene) == ["Europe/Berlin", "Asia/Dubai"])
    scene.type("Lufthansa")
    scene.press("Return")
    scene.row(ROUTE)
    flight = scene.entry(ROUTE)
    check("it departs by the clock of Frankfurt",
          written(flight, "DTSTART") == ("Europe/Berlin", "2026-10-31 14:55"))
    check("it arrives by the clock of Dubai",
          written(flight, "DTEND") == ("Asia/Dubai", "2026-10-31 23:50"))


def late(scene):
    """Records when it arrived, an hour too early at first: in the night to the next month."""
    focus(scene, "Journal entries")
    scene.press("Return")
    focus(scene, RECORD)
    arrived(scene, "0255", "02:55 on 1 November 2026 (3 h 5 min late)")
    # Of more than 3,500 km it is half of 600 € up to four hours.
    scene.says("€300.00 for 4,845 km")
    scene.press("ctrl+z")
    scene.silent("€300.00 for 4,845 km")
    arrived(scene, "0355", "03:55 on 1 November 2026 (4 h 5 min late)")
    scene.says("€600.00 for 4,845 km")
    scene.says("arrived 03:55 (+1 day)")


def claimed(scene):
    scene.tab_to("Claim…")
    scene.press("space")
    scene.says("Not claimed yet")
    claim = scene.entry("Claim: FRA")
    check("what is claimed", amount(claim) == ("600", "EUR"))
    check("by which rule", str(claim.get("X-COUNTERFOIL-RULE")).startswith("eu-air 261-2004 "))
    check("for the day on which it departed",
          claim.get("DTSTART").dt == datetime.date(2026, 10, 31))
    check("for the flight", claim.get("RELATED-TO") == scene.entry("LH630").get("UID"))


def letter(scene):
    """Writes the letter, with what is missing filled in on the way."""
    scene.tab_to("Prepare Claim Form…", "shift+Tab")
    scene.press("space")
    scene.find("push button", "Save as PDF…")
    scene.find("combo box", "Letter")
    check("what stands on no letter is not asked",
          not scene.all("check box", "I declare that this is true"))

    # When it departed is recorded on the page of the flight, not in its form.
    scene.fill_screen()
    scene.tab_to("Record Time… Actual departure")
    paper.says(scene, "Actual departure", "The actual departure is not recorded.")
    scene.find("label", "Flight")
    scene.press("space")
    scene.gone("push button", "Save as PDF…")
    focus(scene, RECORD)
    scene.press("plus", "2", "0")
    scene.says("15:15 on 31 October 2026 (20 min late)")
    scene.press("Return")
    scene.says("departed 15:15")

    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    scene.find("push button", "Save as PDF…")
    paper.silent(scene, "Actual departure", "The actual departure is not recorded.")
    paper.says(scene, "Name", "Your details have no name.")
    scene.click("Edit Personal Details… Name")
    scene.find("push button", "Save")
    focus(scene, "Name")
    scene.fill("Name", "Ada Example")
    scene.fill("Address", "1 Main Street")
    scene.fill("Email", "ada@example.org")
    scene.fill("Telephone", "+43 1 234 567")
    scene.fill("IBAN", "AT611904300234573201")
    scene.fill("BIC", "BKAUATWW")
    scene.press("Return")
    scene.find("push button", "Save as PDF…")
    paper.silent(scene, "Name", "Your details have no name.")
    scene.fill("Number", "QX7 221")
    scene.fill("Place of signature", "Wien")
    scene.says("Ready to send")

    path = scene.home / "letter.pdf"
    scene.click("Save as PDF…", "push button")
    choices.save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    told = read(path)
    today = datetime.date.today()
    for words in [
            "Ada Example 1 Main Street ada@example.org +43 1 234 567 Lufthansa",
            f"Wien, {today.day} {today:%B %Y}",
            "Claim for compensation: LH630, 31 October 2026", "Dear Sir or Madam,",
            "Date of departure 31 October 2026", "From FRA", "To DXB", "Flight LH630",
            "Ticket or booking number QX7 221", "Departure by the timetable 14:55",
            "Arrival by the timetable 23:50", "Actual departure 15:15",
            "Actual arrival 03:55 (1 Nov 2026)", "Delay at the destination 245 min",
            "Distance 4,845 km", "What happened Delay", "I ask you to pay me €600.00",
            f"The claim rests on: {SOURCE}.", "IBAN AT61 1904 3002 3457 3201",
            "BIC BKAUATWW", "Account holder Ada Example", "Yours faithfully,"]:
        check(f"the letter says {words!r}", words in told)
    check("nothing is left to be filled in", "...." not in told)
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")
    scene.until("the claim is written", lambda: steps(scene) == ["WRITTEN"])
    scene.until("the number is that of the ticket", lambda: str(
        scene.entry("LH630").get("X-COUNTERFOIL-TICKET-NUMBER")) == "QX7 221")


def sent(scene):
    """Marks it as sent, from the page of the flight, on a day before today."""
    scene.tab_to("Claim not sent yet: €600.00")
    scene.press("Return")
    focus(scene, "Mark as Sent…")
    scene.press("Return")
    scene.says("When did you send it?")
    scene.press("alt+d")
    focus(scene, "Day")
    scene.type("30.2.")
    scene.press("Return")
    scene.says("is not a date")
    check("that is no step", steps(scene) == ["WRITTEN"])
    scene.press("ctrl+a")
    scene.type("yesterday")
    scene.press("Return")
    day = datetime.date.today() - datetime.timedelta(days=1)
    # The state of the claim, and not one of its steps.
    scene.find("label", f"Sent {day.day} {day:%B %Y}")
    scene.until("it was sent", lambda: steps(scene) == ["WRITTEN", "SENT"])
    claim = scene.entry("Claim: FRA")
    check("on the day that was typed",
          claim.all("X-COUNTERFOIL-STEP")[1].params["X-GIVEN"] == day.strftime("%Y%m%d"))
    check("other programs show it as under way", claim.get("STATUS") == "IN-PROCESS")
    focus(scene, "Record Reply…")


def from_britain(scene):
    """A flight from the United Kingdom, through the form: by the rules of that, in pounds."""
    day = datetime.date.today() - datetime.timedelta(days=8)
    # Once the page of the claim has slid in.
    scene.still()
    scene.press("ctrl+shift+n")
    focus(scene, "From")
    scene.type("LHR")
    scene.press("Tab")
    scene.type("ATH")
    scene.press("Tab", "Down", "Down")
    scene.says("London Heathrow Airport")
    scene.press("alt+d")
    focus(scene, "Day")
    scene.type(day.isoformat())
    scene.tab_to("Departure time")
    scene.type("2210")
    scene.tab_to("Arrival time")
    scene.type("345")
    scene.press("Tab")
    scene.says("3 h 35 min")
    scene.press("Return")
    scene.row("LHR → ATH")
    flight = scene.entry("LHR → ATH")
    after = day + datetime.timedelta(days=1)
    check("it arrives on the next day in Greece",
          written(flight, "DTEND") == ("Europe/Athens", f"{after} 03:45"))
    scene.select("LHR → ATH")
    scene.press("Return")
    focus(scene, RECORD)
    arrived(scene, "654", "3 h 9 min late")
    # Between 1,500 and 3,500 km, from three hours on.
    scene.says("£350.00 for 2,427 km")


def arrived(scene, clock, meaning):
    """Types when it arrived on the page of a trip."""
    go_to_end(scene, "Arrival")
    scene.type(clock)
    scene.says(meaning)
    scene.press("Return")
    scene.find("push button", RECORD)


def read(path):
    text = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True,
                          capture_output=True, text=True).stdout
    return " ".join(text.split())


def steps(scene):
    return [str(step) for step in scene.entry("Claim: FRA").all("X-COUNTERFOIL-STEP")]


def amount(claim):
    said = claim.get("X-COUNTERFOIL-AMOUNT")
    return str(said), said.params["X-CURRENCY"]


def written(entry, name):
    """The zone and the time that a file says."""
    said = entry.get(name)
    return said.params.get("TZID"), f"{said.dt:%Y-%m-%d %H:%M}"


def focus(scene, name):
    scene.until(f"{name} has the keyboard", lambda: scene.has_keyboard(name))
