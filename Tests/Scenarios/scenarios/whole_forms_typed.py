"""A whole film and a whole trip, typed from field to field by Tab, with the keyboard alone."""

import datetime

from stage.steps import check

FILM = [("Title", "Gilda"), ("Year", "1946"), ("Directors", "Charles Vidor"),
        ("On my watchlist (not seen yet)", None), ("Day", "yesterday"), (None, "Down"),
        ("Place", "Odeon"), ("Tags", "noir"), ("Viewing number", "2"),
        ("Link", "https://example.org/gilda"), ("Notes", "Again.")]
FILM_DETAILS = [("Choose…", None), ("Original title", "Gilda"), ("Played by", "Rita Hayworth"),
                ("Running time", "110"), ("Genres", "Crime"), ("Countries", "United States"),
                ("Languages", "English")]
TRIP = [("From", "Hamm"), ("To", "Soest"), (None, None), ("Line or number", "RB 89"),
        ("Operator", "Eurobahn"), ("Day", "20.11.2026"), ("Departure time", "2350"),
        ("Departure time zone", None), ("Day", None), ("Arrival time", "0009"),
        ("Fare", "7.10"), ("Currency", None), ("Tags", "home")]
TRIP_DETAILS = [("Seat", "12"), ("Class", "2"), (None, "Down"), ("Ticket number", "X7K")]


def scenario(scene):
    scene.start()
    scene.find("push button", "New Film…")
    film(scene)
    trip(scene)
    scene.close()


def film(scene):
    scene.press("ctrl+n")
    fill(scene, FILM)
    more(scene, FILM_DETAILS[0][0])
    fill(scene, FILM_DETAILS)
    scene.press("alt+s")
    scene.row("Gilda (1946)")
    entry = scene.entry("Gilda")
    yesterday = datetime.date.today() - datetime.timedelta(days=1)
    text = entry.path.read_text(encoding="utf-8")
    check("its day", yesterday.strftime("%Y%m%d") in text)
    for words in ("Charles Vidor", "Odeon", "noir", "https://example.org/gilda", "Again.",
                  "Rita Hayworth", "110", "Crime", "English"):
        check(f"it has {words}", words in text)
    check("and feedback", len(entry.feedback) == 1)


def trip(scene):
    scene.press("ctrl+shift+n")
    fill(scene, TRIP)
    scene.says("19 min")
    more(scene, TRIP_DETAILS[0][0])
    fill(scene, TRIP_DETAILS)
    scene.press("alt+s")
    scene.row("Hamm → Soest")
    entry = scene.entry("Hamm → Soest")
    check("it departs when it was typed", f"{entry.get('DTSTART').dt:%d %H:%M}" == "20 23:50")
    check("it arrives on the day after", f"{entry.get('DTEND').dt:%d %H:%M}" == "21 00:09")
    text = entry.path.read_text(encoding="utf-8")
    for words in ("RB 89", "Eurobahn", "7.1", "home", "X7K"):
        check(f"it has {words}", words in text)


def fill(scene, fields):
    """Types each text into its field, presses each key in a choice, and goes on by Tab."""
    for name, text in fields:
        if name:
            scene.until(f"{name} has the keyboard", lambda: scene.has_keyboard(name))
        if name and text:
            scene.type(text)
        elif text:
            scene.press(text)
        before = scene.focused()
        scene.press("Tab")
        scene.until("the keyboard moves on", lambda: scene.has_moved(before))


def more(scene, field):
    """Unfolds more details, and goes to the first field of them once it shows."""
    scene.until("the heading has the keyboard", lambda: scene.has_keyboard("More Details"))
    scene.press("space")
    scene.find(None, field)
    scene.press("Tab")
