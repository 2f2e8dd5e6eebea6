"""A commuter's week by the keyboard alone: what went wrong, what came instead, what is paid."""

import datetime

from stage import rows
from stage.steps import RECORD, check, go_to_end

DAY = datetime.timedelta(days=1)
TICKET = "Job Ticket"


def scenario(scene):
    week = Week(scene)
    scene.start()
    scene.fill_screen()
    scene.find("push button", "New Trip…")
    season_ticket(scene, week)
    monday(scene, week)
    tuesday(scene, week)
    wednesday(scene, week)
    thursday(scene, week)
    friday(scene, week)
    owed(scene, week)
    answered(scene)
    scene.close()
    files(scene, week)


class Week:
    """The days of last week, as they are typed and as the list has them."""

    def __init__(self, scene):
        self.scene = scene
        today = datetime.date.today()
        self.monday = today - (today.weekday() + 7) * DAY

    def day(self, place):
        return self.monday + place * DAY

    def typed(self, place):
        """Such as 16.11.2026."""
        day = self.day(place)
        return f"{day.day}.{day.month}.{day.year}"

    def row(self, place, clock="07:32"):
        day = self.day(place)
        return f"{day.day} {day:%b} · {clock}"


def season_ticket(scene, week):
    """Enters the ticket by the menu of what can be added."""
    scene.press("ctrl+f", "Escape")
    scene.tab_to("Add", "shift+Tab")
    scene.press("space")
    focus(scene, "New Film…")
    scene.press("Down", "Down", "Return")
    focus(scene, "Name")
    scene.type(TICKET)
    scene.press("Tab")
    press_until(scene, "Down", "Season ticket for regional trains (Deutschlandtarif)")
    scene.press("Tab")
    focus(scene, "Day")
    scene.type(week.typed(-3))
    # What has no end is settled by the month, in which a week need not end.
    scene.press("Tab")
    focus(scene, "Day")
    scene.type(week.typed(26))
    scene.press("alt+p")
    focus(scene, "Price")
    scene.type("63")
    scene.press("Tab")
    focus(scene, "Currency")
    scene.type("eur")
    scene.press("Tab")
    focus(scene, "Class")
    scene.type("1")
    scene.press("Return")
    scene.row(TICKET)
    focus(scene, "Journal entries")
    ticket = scene.entry(TICKET)
    check("the first day", ticket.get("DTSTART").dt == week.day(-3))
    check("the last day",
          str(ticket.get("X-COUNTERFOIL-VALID-UNTIL")) == f"{week.day(26):%Y%m%d}")


def monday(scene, week):
    """Types the way there in one line, and gives up half of another trip first."""
    scene.press("ctrl+l")
    focus(scene, "Quick entry")
    scene.type("Ulm 7:00 > Bo")
    scene.press("Escape")
    focus(scene, "Save")
    scene.press("alt+d")
    scene.gone("push button", "Save")
    check("nothing is kept of it", len(scene.entries()) == 1)

    scene.press("ctrl+l")
    focus(scene, "Quick entry")
    scene.type(f"Bonn Hbf 732 > Koeln Hbf 758 RE5 {week.typed(0)}")
    scene.says("service: RE5")
    # The season ticket that is valid on the day is chosen already.
    scene.find("combo box", "Season ticket")
    scene.press("Return")
    scene.row("Bonn Hbf → Koeln Hbf")
    scene.says("Season ticket")
    # Nothing is asked of a train that nobody says was late.
    scene.silent("Unknown: ")
    enter(scene, week.row(0))
    way_back(scene, week, 0)


def tuesday(scene, week):
    """Again, 25 minutes late; the first try is on the wrong end, and is undone."""
    again(scene, week, 0, 1)
    focus(scene, RECORD)
    scene.type("25")
    scene.says("When did you leave")
    scene.press("Return")
    scene.says("departed 07:57")
    scene.press("ctrl+z")
    scene.silent("departed 07:57")
    late(scene, "25", "08:23")
    scene.says("25 minutes count for the season ticket")
    way_back(scene, week, 1)


def wednesday(scene, week):
    """The train is cancelled, and the next one is an hour later."""
    again(scene, week, 0, 2)
    happened(scene, "Cancelled")
    scene.says("How did you continue?")
    scene.tab_to("Later Train")
    scene.press("space")
    focus(scene, "Departure time")
    instead(scene, "0832", "0858")
    scene.says("replacement")
    # The next train was late as well.
    leg(scene, "replacement")
    late(scene, "7", "09:05")
    scene.press("alt+Left")
    scene.says("67 minutes count for the season ticket")


def thursday(scene, week):
    """Two trains, and the second one does not wait."""
    again(scene, week, 0, 3)
    scene.press("ctrl+shift+l")
    focus(scene, "To")
    scene.type("Neuss Hbf")
    scene.press("alt+b")
    focus(scene, "Line or number")
    scene.type("RE1")
    scene.press("alt+d")
    focus(scene, "Day")
    scene.press("Tab")
    focus(scene, "Departure time")
    instead(scene, "0808", "0832")
    scene.says("10 min to change")
    check("the journey is one row", "2 legs" in scene.words("Bonn Hbf → Neuss Hbf"))
    # The row has the name of the first leg, the page that of the one that was added.
    enter(scene, "Bonn Hbf → Neuss Hbf", None)
    leg(scene, "RE5")
    late(scene, "20", "08:18")
    happened(scene, "Missed Connection")
    scene.press("alt+Left")
    scene.says("Connection missed by 10 min")
    leg(scene, "Add Replacement…")
    focus(scene, "Later Train")
    scene.press("Escape")
    leg(scene, "Add Replacement…")
    focus(scene, "Later Train")
    scene.press("Return")
    focus(scene, "Departure time")
    instead(scene, "0908", "0932")
    leg(scene, "replacement")
    late(scene, "0937", "09:37")
    scene.press("alt+Left")
    scene.says("1 h 5 min late")
    scene.press("Page_Down")
    scene.says("65 minutes count for the season ticket")


def friday(scene, week):
    """A day on which nothing happens, and which was nearly entered twice."""
    again(scene, week, 0, 4)
    happened(scene, "On Time")
    scene.press("ctrl+d")
    focus(scene, "Day")
    scene.type(week.typed(4))
    scene.press("Return")
    scene.until("it is there twice", lambda: said_of(scene, week.row(4)) == 2)
    scene.press("ctrl+z")
    scene.until("it is there once", lambda: said_of(scene, week.row(4)) == 1)


def owed(scene, week):
    """The ledger, where the filter leads; the ticket's page; the claim, and when it was sent."""
    scene.press("ctrl+f")
    focus(scene, "Search")
    scene.tab_to("Claims", "shift+Tab")
    scene.press("space")
    scene.row(TICKET)
    # Of two full hours 2.25 € each in the first class; 25 minutes are kept for the next.
    scene.until("what is owed", lambda: "Not Yet Claimed · €4.50" in scene.headings())
    enter(scene, TICKET, "Claim €4.50…")
    scene.says("2 cases: €4.50")
    scene.says("35 min until the next €2.25")
    check("the delays that count", [button.name for button in scene.all("push button")
                                    if button.name.startswith("Bonn Hbf → ")]
          == ["Bonn Hbf → Neuss Hbf", "Bonn Hbf → Koeln Hbf", "Bonn Hbf → Koeln Hbf"])
    scene.press("space")
    # The page of the ticket has a button of the same name as the claim's.
    scene.find("push button", "Record Reply…")
    focus(scene, "Prepare Claim Form…")
    scene.press("Tab")
    focus(scene, "Mark as Sent…")
    scene.until("it is open", lambda: "In Progress · €4.50" in scene.headings())
    scene.press("Return")
    focus(scene, "Mark as Sent")
    scene.press("alt+d")
    focus(scene, "Day")
    scene.type("31.2.")
    scene.press("Return")
    scene.says("is not a date")
    scene.press("ctrl+a")
    scene.type("yesterday")
    scene.press("Return")
    scene.says("Sent ")


def answered(scene):
    """It is paid: less was typed at first, and undone."""
    focus(scene, "Record Reply…")
    pay(scene, "4.40", "Partly paid ")
    scene.until("the rest is open", lambda: "In Progress · €0.10" in scene.headings())
    scene.press("ctrl+z")
    scene.until("it is open again", lambda: "In Progress · €4.50" in scene.headings())
    scene.tab_to("Record Reply…")
    pay(scene, "4.50")
    scene.until("the sum of the year", lambda: paid(scene) == "€4.50")


def pay(scene, amount, standing="Paid "):
    scene.press("Return")
    focus(scene, "Paid")
    scene.press("alt+p")
    focus(scene, "Paid")
    scene.press("ctrl+a")
    scene.type(amount)
    # The field and the button have the same name; the button stands before the one to refuse.
    scene.tab_to("Refused")
    scene.press("shift+Tab", "space")
    scene.says(standing)


def files(scene, week):
    """What another program's parser reads of it."""
    trips = [entry for entry in scene.entries() if entry.kind == "VEVENT"]
    days = [trip.get("DTSTART").dt.date() for trip in trips]
    # There on each day, back on two; the train after the cancelled one; two more legs on Thursday.
    check("the trips of the week", sorted(days) == [
        week.day(place) for place in (0, 0, 1, 1, 2, 2, 3, 3, 3, 4)])
    check("each is on the season ticket, but for what came instead",
          len([trip for trip in trips if trip.get("X-COUNTERFOIL-TICKET") == "SEASON"]) == 8)
    check("one train was cancelled",
          [trip.get("DTSTART").dt.date() for trip in trips if trip.get("STATUS") == "CANCELLED"]
          == [week.day(2)])
    claims = [entry for entry in scene.entries() if entry.kind == "VTODO"]
    check("there is one claim", len(claims) == 1)
    claim = claims[0]
    check("it is over", claim.get("STATUS") == "COMPLETED")
    check("its steps", [str(step) for step in claim.all("X-COUNTERFOIL-STEP")]
          == ["SENT", "PAID"])
    sent = datetime.date.today() - DAY
    check("the day on which it was sent",
          claim.all("X-COUNTERFOIL-STEP")[0].params["X-GIVEN"] == f"{sent:%Y%m%d}")
    check("what was paid", str(claim.get("X-COUNTERFOIL-PAID")) == "4.5"
          and claim.get("X-COUNTERFOIL-PAID").params["X-CURRENCY"] == "EUR")
    about = {str(uid) for uid in claim.all("RELATED-TO")}
    ticket = next(entry for entry in scene.entries() if entry.kind == "VJOURNAL")
    check("it names the ticket, and each leg of what was late",
          about >= {str(ticket.get("UID"))} and len(about) == 7)


# By the keyboard


def enter(scene, title, first=RECORD):
    """Goes to a row of the list, and from there to its page."""
    scene.press("ctrl+f", "Escape")
    focus(scene, "Journal entries")
    scene.press("Home")
    before = []
    for _ in scene.titles():
        scene.until("another row is selected",
                    lambda: rows.selected(scene.list()) not in ([], before))
        before = rows.selected(scene.list())
        if title in before[0]:
            break
        scene.press("Down")
    scene.press("Return")
    if first:
        focus(scene, first)


def again(scene, week, place, other):
    """The train of one day again on another."""
    enter(scene, week.row(place))
    scene.press("ctrl+d")
    focus(scene, "Day")
    scene.type(week.typed(other))
    scene.press("Return")
    scene.row(week.row(other))
    focus(scene, RECORD)


def way_back(scene, week, place):
    scene.press("ctrl+shift+d")
    focus(scene, "Departure time")
    scene.type("1702")
    scene.press("Return")
    scene.row(week.row(place, "17:02"))
    focus(scene, RECORD)


def instead(scene, departure, arrival):
    """Types both times, of which the form knows only the first."""
    scene.type(departure)
    scene.press("alt+a", "Tab")
    focus(scene, "Arrival time")
    scene.type(arrival)
    scene.press("Return")
    scene.gone("push button", "Save")


def leg(scene, words):
    """Goes on to what has these words on the page of a journey."""
    for _ in range(20):
        focused = scene.focused()
        if focused and words in focused.name:
            break
        scene.press("Tab")
        scene.until("the focus moves on", lambda: scene.has_moved(focused))
    scene.press("Return")
    scene.until("another page is there", lambda: not scene.has_keyboard(focused.name))


def late(scene, typed, clock):
    """Types how late a train arrived, or when."""
    go_to_end(scene, "Arrival")
    scene.type(typed)
    scene.says("When did you arrive")
    scene.press("Return")
    scene.says(f"arrived {clock}")
    focus(scene, RECORD)


def happened(scene, what):
    scene.press("Return")
    focus(scene, "On Time")
    scene.tab_to(what)
    scene.press("space")
    focus(scene, RECORD)


def press_until(scene, key, option):
    """Steps through the choice that has the keyboard."""
    for _ in range(20):
        if scene.all("combo box", option):
            return
        shown = [box.name for box in scene.all("combo box")]
        scene.press(key)
        scene.until("another one is chosen",
                    lambda: [box.name for box in scene.all("combo box")] != shown)
    raise AssertionError(f"{option!r} is not offered")


def said_of(scene, words):
    return len([said for said in scene.titles() if words in said])


def paid(scene):
    year = f"Paid in {datetime.date.today().year} · "
    return next((said.removeprefix(year) for said in scene.headings() if said.startswith(year)), "")


def focus(scene, name):
    scene.until(f"{name} has the keyboard", lambda: scene.has_keyboard(name))
