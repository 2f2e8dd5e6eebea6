"""Every file of the sample journal follows the journal's format, to another program's eyes too."""

import datetime
import re
import zoneinfo

from stage.journal import entries
from stage.program import ROOT

SAMPLE = ROOT / "resources/sample-journal"
FEEDBACK = {"VERY-BAD", "BAD", "SO-AND-SO", "GOOD", "REALLY-GOOD"}
MODES = {"TRAIN", "BUS", "FLIGHT", "FERRY", "OTHER"}
MOMENT = re.compile(r"\d{8}T\d{6}Z")


def scenario(_):
    found = entries(SAMPLE)
    for item in found:
        try:
            check_lines(item.path)
            check_calendar(item)
            (check_film if item.kind == "VJOURNAL" else check_trip)(item)
        except AssertionError as problem:
            raise AssertionError(f"{item.path.name}, {item.summary}: {problem}") from problem
    check_breadth(found)


def check_lines(path):
    content = path.read_bytes()
    lines = content.split(b"\r\n")
    assert lines[-1] == b"" and b"\n" not in content.replace(b"\r\n", b""), "a line without CRLF"
    assert max(map(len, lines)) <= 75, "a line longer than 75 octets"
    content.decode("utf-8")


def check_calendar(item):
    assert item.calendar["VERSION"] == "2.0"
    assert item.calendar["PRODID"] == "-//Counterfoil//Counterfoil 1//EN"
    assert item.get("UID") == item.path.stem, "the name of the file is not the UID"
    assert item.get("DTSTAMP").dt.tzinfo is not None, "DTSTAMP is in UTC"
    assert item.summary


def check_film(item):
    assert item.get("X-COUNTERFOIL-TITLE") and item.get("CATEGORIES").cats[0] == "Film"
    assert item.get("X-COUNTERFOIL-SCALE") in {"AVERAGE", "POLARIZED"}
    year = item.get("X-COUNTERFOIL-YEAR")
    assert item.summary == item.get("X-COUNTERFOIL-TITLE") + (f" ({year})" if year else "")
    assert item.get("DTSTART") is None or not isinstance(
        item.get("DTSTART").dt, datetime.datetime), "a film has a day, not a time"
    moments = [value.params.get("X-GIVEN") for value in item.all("X-COUNTERFOIL-FEEDBACK")]
    assert set(item.feedback) <= FEEDBACK
    assert all(MOMENT.fullmatch(moment) for moment in moments if moment)
    assert moments == sorted(moments, key=str), "the feedback is not in the order given"


def check_trip(item):
    assert item.get("CATEGORIES").cats[0] == "Trip"
    assert item.get("X-COUNTERFOIL-MODE") in MODES
    stops = f"{item.get('X-COUNTERFOIL-FROM')} → {item.get('X-COUNTERFOIL-TO')}"
    assert item.summary.endswith(stops)
    assert item.get("LOCATION") == item.get("X-COUNTERFOIL-FROM")
    start, end = item.get("DTSTART").dt, item.get("DTEND") and item.get("DTEND").dt
    assert end is None or start < end, "it arrives before it departs"
    assert zones_used(item) == zones_defined(item), "a zone without its rules, or the reverse"
    for zone in item.calendar.walk("VTIMEZONE"):
        check_offsets(zone, [value.dt.replace(tzinfo=None) for value in
                             filter(None, (item.get("DTSTART"), item.get("DTEND")))])


def zones_used(item):
    return set(re.findall(rb"TZID=([^:;]+)[:;]", item.path.read_bytes().replace(b"\r\n ", b"")))


def zones_defined(item):
    return {str(zone["TZID"]).encode() for zone in item.calendar.walk("VTIMEZONE")}


def check_offsets(zone, clock_readings):
    """The zone's rules in the file say what the time zone database says."""
    rules, known = zone.to_tz(), zoneinfo.ZoneInfo(str(zone["TZID"]))
    for reading in clock_readings:
        said, right = rules.utcoffset(reading), reading.replace(tzinfo=known).utcoffset()
        assert said == right, f"{zone['TZID']} is {said} from UTC at {reading}, not {right}"


def check_breadth(found):
    """What the sample is there to show is there."""
    films = [item for item in found if item.kind == "VJOURNAL"]
    trips = [item for item in found if item.kind == "VEVENT"]
    assert len(films) >= 20 and len(trips) >= 18
    assert any(film.get("DTSTART") is None for film in films), "an undated film"
    assert any(len(film.feedback) > 2 for film in films), "a film with a history"
    assert any(trip.get("STATUS") == "CANCELLED" for trip in trips), "a cancelled trip"
    assert any(trip.get("X-COUNTERFOIL-OUTCOME") for trip in trips), "a missed connection"
    assert any(trip.get("DTEND") and len(zones_used(trip)) > 1 for trip in trips), "two zones"
    assert any(trip.get("DTSTART").dt.tzinfo is None for trip in trips), "a floating time"
    assert {str(trip.get("X-COUNTERFOIL-MODE")) for trip in trips} == MODES
