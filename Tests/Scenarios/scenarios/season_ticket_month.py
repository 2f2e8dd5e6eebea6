"""A month with a season ticket: its form, what its delays come to, and the claim of that."""

import datetime
import subprocess

from stage.choices import choose, save_file
from stage.program import BINARY
from stage.scene import containing
from stage.steps import check, save

DAY = datetime.timedelta(days=1)
NAME = "Job Ticket"


def scenario(scene):
    today = datetime.date.today()
    first = today - 29 * DAY
    # Three full hours are cases; 35 and 20 minutes add up to 55, and 19 count for nothing.
    for days, late in enumerate((61, 75, 90, 35, 20, 19)):
        add(first + days * DAY, late)
    scene.start()
    new_ticket(scene, first, today)
    choose_rules(scene)
    scene.find("label", "3 cases: €4.50")
    scene.says("5 min until the next €1.50")
    scene.says("€25.00")
    scene.says("€4.50 · claim by ")
    check("five delays count", len([button for button in scene.all("push button")
                                    if button.name == "Bonn → Köln"]) == 5)

    # What one trip says of it.
    scene.all("push button", "Bonn → Köln")[0].click()
    scene.says("20 minutes count for the season ticket")
    scene.press("alt+Left")
    scene.find("label", "3 cases: €4.50")

    paper(scene)
    # It was claimed by writing it.
    scene.until("there is a claim", lambda: claim(scene))
    check("it is written",
          [str(step) for step in claim(scene).all("X-COUNTERFOIL-STEP")] == ["WRITTEN"])
    scene.press("ctrl+z")
    scene.until("the claim is taken back", lambda: not claim(scene))
    scene.click("Claim €4.50…", "push button")
    scene.until("there is a claim", lambda: claim(scene))
    said = claim(scene)
    check("it is something to do", said.kind == "VTODO")
    check("it names the ticket", NAME in said.summary)
    check("the amount", str(said.get("X-COUNTERFOIL-AMOUNT")) == "4.5"
          and said.get("X-COUNTERFOIL-AMOUNT").params["X-CURRENCY"] == "EUR")
    check("the first day it is for", said.get("DTSTART").dt == first)
    check("its deadline", said.get("DUE").dt > today)
    check("the ticket and the trips", len(said.all("RELATED-TO")) == 6)
    check("what is to be done", str(said.get("STATUS")) == "NEEDS-ACTION")

    # The claim has the same paper, and its page says what to hand in.
    scene.find("label", "Enclose")
    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    scene.says("Claim not sent yet: €4.50")
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")

    # What was claimed is used up.
    scene.press("alt+Left")
    scene.says("Claimed")
    check("nothing is left", not scene.all("push button", containing("Claim €")))
    scene.press("ctrl+z")
    scene.until("the claim is taken back", lambda: not claim(scene))
    scene.find("push button", "Claim €4.50…")

    # Another program's parser reads the ticket.
    ticket = scene.entry(NAME)
    check("a note of its own", ticket.kind == "VJOURNAL")
    check("its days", ticket.get("DTSTART").dt == first
          and str(ticket.get("X-COUNTERFOIL-VALID-UNTIL")) == today.strftime("%Y%m%d"))
    check("its rules", str(ticket.get("X-COUNTERFOIL-PRODUCT")) == "de-regional")

    # The next one begins where it ends.
    scene.press("ctrl+d")
    scene.find("text", "Name")
    save(scene)
    scene.until("there are two", lambda: len(tickets(scene)) == 2)
    check("the days after it", sorted(one.get("DTSTART").dt for one in tickets(scene))
          == [first, today + DAY])
    scene.close()


def paper(scene):
    """Writes the paper of what the ticket collected, by keyboard."""
    scene.tab_to("Prepare Claim Form…")
    scene.press("space")
    scene.says("Counterfoil does not send anything. Save or print the form, check it, and send it "
               "yourself.")
    choose(scene, "German", "English")
    scene.says("3 cases: €4.50")
    scene.click("Expenses and Earlier Claims", "toggle button")
    scene.fill("Meals", "12,x")
    scene.says("“12,x” is not an amount: write it such as 22.48 EUR.")
    scene.fill("Meals", "12.50 EUR")
    scene.silent("“12,x” is not an amount")
    path = scene.home / "month.pdf"
    scene.click("Save as PDF…", "push button")
    save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    text = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True,
                          capture_output=True, text=True).stdout
    text = " ".join(text.split())
    for words in ["X Compensation for repeated delays with a season ticket", "Price €100.00",
                  "X Meals and refreshments: €12.50"]:
        check(f"the paper says {words!r}", words in text)
    check("each delay is on the list", text.count("Bonn → Köln 09:00") == 5)
    check("what is claimed", "Amount €4.50" in text)
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")


def new_ticket(scene, first, last):
    """Types a season ticket, with a wrong turn."""
    scene.click("Add")
    scene.click("New Season Ticket…")
    name = scene.find("text", "Name")
    scene.until("the name has the keyboard", lambda: name.has("focused"))
    scene.fill("Name", NAME)
    day(scene, 0, first)
    day(scene, 1, first - DAY)
    scene.says("The last day is before the first.")
    day(scene, 1, last)
    scene.fill("Price", "100")
    scene.fill("Currency", "eur")
    save(scene)
    scene.row(NAME)


def choose_rules(scene):
    """Chooses the rules by the button of the page, which leads to their field."""
    scene.select(NAME)
    scene.says("To add up delays, choose this ticket’s compensation rules.")
    scene.click("Choose Rules…")
    scene.find("push button", "Save")
    choose(scene, "None", "Season ticket for regional trains (Deutschlandtarif)")
    save(scene)
    scene.gone("push button", "Choose Rules…")


def day(scene, place, value):
    """Types a day where that of the month stands."""
    field = scene.all("text", "Day")[place]
    scene.fill(field, value.isoformat())
    scene.press("Tab")
    scene.until("the keyboard moves on", lambda: not field.has("focused"))


def add(day, late):
    """Adds a trip of a day on a season ticket."""
    arrival = datetime.datetime.combine(day, datetime.time(9, 0))
    arrived = arrival + datetime.timedelta(minutes=late)
    subprocess.run(
        [BINARY, "add", "trip", "Bonn", "Köln", "--departure", f"{day} 08:00",
         "--arrival", f"{arrival:%Y-%m-%d %H:%M}", "--arrived", f"{arrived:%Y-%m-%d %H:%M}",
         "--ticket", "season"],
        stdout=subprocess.DEVNULL, check=True, timeout=60)


def tickets(scene):
    return [one for one in scene.entries() if NAME in one.summary and one.kind == "VJOURNAL"]


def claim(scene):
    found = [one for one in scene.entries() if one.kind == "VTODO"]
    return found[0] if found else None
