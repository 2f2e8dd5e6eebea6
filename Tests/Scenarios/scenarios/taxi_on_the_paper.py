"""The taxi that came instead of a cancelled train, as a cost on the form that claims it."""

import datetime
import subprocess

from stage import choices, hands
from stage.steps import RECORD, check, go_to_end

DAY = datetime.timedelta(days=1)
TITLE = "Linz Hbf → Steyr"


def scenario(scene):
    # The last train of the day before yesterday, which has become yesterday on the way.
    day = datetime.date.today() - 2 * DAY
    scene.start()
    scene.find("push button", "New Trip…")
    cancelled(scene, day)
    taxi(scene)
    arrived(scene, day)
    paper(scene, day)
    scene.close()


def cancelled(scene, day):
    scene.press("ctrl+l")
    focus(scene, "Quick entry")
    scene.type(f"Linz Hbf 2215 > Steyr 2303 REX5 24,00 EUR {day.day}.{day.month}.{day.year}")
    scene.says("fare €24.00")
    scene.press("alt+o")
    focus(scene, "Operator")
    scene.type("OBB")
    scene.press("Return")
    scene.row(TITLE)
    focus(scene, "Journal entries")
    scene.press("Return")
    focus(scene, RECORD)
    scene.press("Return")
    focus(scene, "On Time")
    scene.tab_to("Cancelled")
    scene.press("space")
    scene.says("How did you continue?")


def taxi(scene):
    """A taxi at a quarter to twelve; what is typed is not lost on the way."""
    scene.tab_to("Taxi")
    scene.press("space")
    focus(scene, "Departure time")
    scene.type("2345")
    scene.press("alt+r")
    focus(scene, "Fare")
    scene.type("68")
    # The wheel over a field that has no keyboard scrolls, and changes nothing.
    clock = scene.find("spin button", "Departure time")
    hands.click_at(clock, 4, 3)
    hands.click_at(clock, 5, 1)
    check("the time stays", clock.text == "23:45")
    scene.press("Escape")
    focus(scene, "Save")
    scene.press("Escape")
    scene.gone("push button", "Discard")
    focus(scene, "Fare")
    scene.press("Tab")
    scene.type("eur")
    scene.press("Return")
    scene.until("the row is that of both", lambda: "2 legs" in scene.words(TITLE))


def arrived(scene, day):
    """Nobody knew when the taxi would arrive: that is recorded, after midnight."""
    scene.tab_to("23:45, Taxi, Linz Hbf → Steyr, replacement")
    scene.press("Return")
    focus(scene, RECORD)
    go_to_end(scene, "Arrival")
    scene.type("0025")
    scene.says(f" on {(day + DAY).day} {day + DAY:%B %Y}")
    scene.press("Return")
    scene.says("arrived 00:25")
    scene.press("alt+Left")
    scene.says("1 h 22 min late")
    scene.says("€6.00 (25% of €24.00)")
    trip = scene.entry("Taxi")
    check("the taxi has its fare", str(trip.get("X-COUNTERFOIL-FARE")) == "68"
          and trip.get("X-COUNTERFOIL-FARE").params["X-CURRENCY"] == "EUR")
    check("the train stays cancelled", scene.entry("REX5").get("STATUS") == "CANCELLED")


def paper(scene, day):
    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    scene.find("push button", "Save as PDF…")
    choices.choose(scene, "German", "English")
    scene.press("alt+n")
    focus(scene, "Number")
    scene.tab_to("Edit Personal Details… Name")
    scene.says("Taxi: €68.00 (Linz Hbf → Steyr)")

    # The train never left: it is the departure of the taxi that nobody recorded.
    scene.tab_to("Record Time… Actual departure", "shift+Tab")
    scene.press("space")
    focus(scene, RECORD)
    scene.says("Taxi")
    scene.press("plus", "5", "Return")
    scene.says("departed 23:50")
    scene.press("alt+Left")
    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    scene.find("push button", "Save as PDF…")
    scene.find("combo box", "English")
    path = scene.home / "claim.pdf"
    scene.press("alt+s")
    choices.save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    told = read(path)
    night = day + DAY
    for words in [
            "X Cancellation", "3.1 Railway undertaking OBB",
            f"Date of departure {day.day} {day:%B %Y}", "From Linz Hbf", "To Steyr",
            "Departure by the timetable 22:15", "Arrival by the timetable 23:03",
            "Train or service REX5", "Price €24.00",
            f"Date of arrival {night.day} {night:%B %Y}", "Actual departure 23:50",
            f"Actual arrival 00:25 ({night.day} {night:%b %Y})", "Train or service taken Taxi",
            "X Compensation for a delay of 60 to 119 minutes",
            "Costs to be reimbursed Ticket of another operator Bus "
            "X Taxi: €68.00 (Linz Hbf → Steyr) Hotel Meals and refreshments",
            "25% of €24.00 = €6.00"]:
        check(f"the paper says {words!r}", words in told)
    check("the fare of the taxi is no price of the ticket", "Price €68" not in told)
    scene.says("The claim for “Linz Hbf → Steyr” was created.")
    claim = scene.entry("Claim: Linz Hbf")
    check("it is claimed as written",
          [str(step) for step in claim.all("X-COUNTERFOIL-STEP")] == ["WRITTEN"])
    check("for both legs", len(claim.all("RELATED-TO")) == 2)


def read(path):
    text = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True,
                          capture_output=True, text=True).stdout
    return " ".join(text.split())


def focus(scene, name):
    scene.until(f"{name} has the keyboard", lambda: scene.has_keyboard(name))
