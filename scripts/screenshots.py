"""The pictures of the main screens, one shot a function, each with a program of its own.

    screenshots.py FOLDER [NAME...]    (on a display)
"""

import argparse
import datetime
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Scenarios"))
from scenarios import season_ticket_month  # noqa: E402
from stage import hands, other_program, sources  # noqa: E402
from stage.choices import open_file  # noqa: E402
from stage.scene import Scene, containing  # noqa: E402
from stage.steps import RECORD  # noqa: E402

FILM = "Brief Encounter"
LATE_TRIP = "Köln Hbf → Wien Westbf"
JOURNEY = "Paris Est → Freiburg (Breisgau) Hbf"
LONG_TITLE = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch"


def shows(title, waits_for):
    """Starts with the entry that has this title selected and its page shown."""
    def prepare(scene):
        scene.select(title)
        scene.find(None, waits_for)
    return prepare


def feedback_choices(scene):
    shows(FILM, "Change Feedback…")(scene)
    scene.click("Change Feedback…")
    scene.find("push button", "good, chosen")


def outcome_choices(scene):
    shows(LATE_TRIP, RECORD)(scene)
    scene.click(RECORD)
    scene.find("push button", "On Time")


def claim(scene):
    """What is owed for a late trip, as soon as it is claimed."""
    shows(LATE_TRIP, RECORD)(scene)
    scene.all("push button", containing("Claim"))[0].click()
    scene.find("push button", "Mark as Sent…")
    scene.press("Home")


def claim_form(scene):
    shows(LATE_TRIP, RECORD)(scene)
    scene.click("Prepare Claim Form…")
    scene.says("fields are still empty")
    scene.fill_screen()


def season_ticket(scene):
    """A month of delays on one ticket."""
    today = datetime.date.today()
    first = today - 29 * season_ticket_month.DAY
    for days, late in enumerate((61, 75, 90, 35, 20, 19)):
        season_ticket_month.add(first + days * season_ticket_month.DAY, late)
    other_program.write(scene.journal, "pass.ics", [
        "BEGIN:VJOURNAL", "UID:pass@example.org", "DTSTAMP:20260101T000000Z",
        f"DTSTART;VALUE=DATE:{first:%Y%m%d}", "SUMMARY:Job Ticket", "CATEGORIES:Season Ticket",
        f"X-COUNTERFOIL-VALID-UNTIL;VALUE=DATE:{today:%Y%m%d}",
        "X-COUNTERFOIL-PRODUCT:de-regional", "X-COUNTERFOIL-PRICE;X-CURRENCY=EUR:100",
        "END:VJOURNAL"])
    scene.select("Job Ticket")
    scene.find("label", "3 cases: €4.50")


def film_form(scene):
    scene.press("ctrl+n")
    scene.fill("Title", "The Third Man")
    scene.fill("Year", "1949")


def trip_form(scene):
    scene.press("ctrl+shift+n")
    scene.fill("From", "Hamburg Hbf")


def import_preview(scene):
    """The preview of a diary, one film of which may be in the journal already."""
    sources.diary(scene.home, [*sources.VIEWINGS, ("Das Boot", 1981, 4, None)])
    scene.press("ctrl+i")
    open_file(scene, "diary.csv")
    scene.find("label", "8 films are new")


def import_decision(scene):
    """A row beside the entry that it may be, and the decision."""
    import_preview(scene)
    scene.click("Same Viewing", "radio button")
    scene.find("label", "8 entries will be added. 1 entry will be changed.")


def years(scene):
    scene.press("ctrl+2")
    scene.find("heading", "Feedback, average scale")


def trips_of_the_years(scene):
    """Pictures further down."""
    years(scene)
    scene.click("Trips", "radio button")
    scene.tab_to("More", limit=80)
    scene.press("space")
    scene.find("heading", "Trips")


def year_as_table(scene):
    years(scene)
    scene.tab_to("Show “By year” as a table", "shift+Tab")
    scene.press("space")
    scene.find("table")


def page_of_the_years(scene):
    years(scene)
    scene.press("ctrl+p")
    scene.find("push button", "Save…")


def table(scene):
    scene.press("ctrl+3")
    scene.click("Trips", "radio button")
    scene.says("20 of 43 entries")


def lists(scene):
    (scene.journal / "Stations and rails.csv").write_text(LIST)
    (scene.journal / "Hitchcock.csv").write_text(
        "Title,Year\nStrangers on a Train,1951\nVertigo,1958\nThe Lady Vanishes,1938\n")
    scene.press("ctrl+4")
    scene.says("of 3 seen")
    scene.find("table", "Lists").focus()
    scene.press("Down")
    scene.says("of 8 seen")


def nothing(_):
    pass


LIST = """Position,Name,Year,Description
1,Brief Encounter,1945,The buffet of a station.
2,Strangers on a Train,1951,
3,Der Himmel über Berlin,1988,Not a train in it.
4,The General,1926,A locomotive in love.
5,Night Train to Munich,1940,
6,Snowpiercer,2013,It never stops.
7,Compartment No. 6,2021,From Moscow to Murmansk.
8,The Train,1964,
"""

DARK = {"GTK_THEME": "Adwaita:dark"}
CONTRAST = {"GTK_THEME": "HighContrast"}

# name, whether the sample journal is there, environment, what is done before the picture
SHOTS = [
    ("main", True, {}, shows(FILM, "Change Feedback…")),
    ("dark", True, DARK, shows(FILM, "Change Feedback…")),
    ("late-trip", True, {}, shows(LATE_TRIP, RECORD)),
    ("late-trip-dark", True, DARK, shows(LATE_TRIP, RECORD)),
    ("high-contrast", True, CONTRAST, shows(LATE_TRIP, RECORD)),
    ("long-title", True, {}, shows(LONG_TITLE, RECORD)),
    ("years", True, {}, years),
    ("years-dark", True, DARK, years),
    ("years-high-contrast", True, CONTRAST, years),
    ("years-trips", True, {}, trips_of_the_years),
    ("years-as-table", True, {}, year_as_table),
    ("years-on-a-page", True, {}, page_of_the_years),
    ("table", True, {}, table),
    ("table-dark", True, DARK, table),
    ("lists", True, {}, lists),
    ("lists-dark", True, DARK, lists),
    ("feedback-choices", True, {}, feedback_choices),
    ("journey", True, {}, shows(JOURNEY, "Add Leg…")),
    ("outcome-choices", True, {}, outcome_choices),
    ("claim", True, {}, claim),
    ("claim-form", True, {}, claim_form),
    ("season-ticket", True, {}, season_ticket),
    ("season-ticket-dark", True, DARK, season_ticket),
    ("film-form", True, {}, film_form),
    ("trip-form", True, {}, trip_form),
    ("import", True, {}, import_preview),
    ("import-dark", True, DARK, import_preview),
    ("import-decision", True, {}, import_decision),
    ("empty", False, {}, nothing),
]


def take(name, sample, environment, prepare, folder):
    scene = Scene()
    try:
        # Settings, what was typed into a form that was left open, and the index.
        for leftover in (scene.journal, *(scene.home / name for name in "cks")):
            shutil.rmtree(leftover, ignore_errors=True)
        if sample:
            shutil.copytree(ROOT / "resources/sample-journal", scene.journal)
        scene.start(environment=environment)
        scene.fill_screen()
        prepare(scene)
        hands.move_to(0, 0)  # Or the pointer would leave a tooltip or a highlight.
        print(scene.picture(folder / f"{name}.png"), flush=True)
        return True
    except Exception as problem:
        print(f"{name}: {problem}\n{scene.describe()}", file=sys.stderr, flush=True)
        return False
    finally:
        scene.end()


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", metavar="FOLDER", type=pathlib.Path)
    arguments.add_argument("names", metavar="NAME", nargs="*")
    chosen = arguments.parse_args()
    taken = [take(*shot, chosen.folder) for shot in SHOTS
             if not chosen.names or shot[0] in chosen.names]
    return 0 if all(taken) else 1


if __name__ == "__main__":
    sys.exit(main())
