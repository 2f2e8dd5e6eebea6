"""A journal of any size, the same each time: half films, half trips, over 26 years.

    entries.py FOLDER COUNT [SEED]
"""

import argparse
import datetime
import os
import pathlib
import random

from words import COUNTRIES

NEWEST = datetime.date(2026, 11, 20)
DAYS = 26 * 365
FEEDBACK = {"AVERAGE": ("BAD", "SO-AND-SO", "GOOD"), "POLARIZED": ("VERY-BAD", "REALLY-GOOD")}
MODES = ("TRAIN",) * 7 + ("BUS", "FLIGHT", "FERRY")
HEAD = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Counterfoil//Counterfoil 1//EN"]


def folded(line):
    """The line in pieces of at most 75 octets, cut between characters (RFC 5545, 3.1)."""
    octets = line.encode()
    pieces, limit = [], 75
    while len(octets) > limit:
        cut = limit
        while octets[cut] & 0xC0 == 0x80:
            cut -= 1
        pieces.append(octets[:cut])
        octets, limit = octets[cut:], 74
    return b"\r\n ".join([*pieces, octets])


def escaped(text):
    for mark in "\\;,":
        text = text.replace(mark, "\\" + mark)
    return text.replace("\n", "\\n")


def zone(country):
    """The rules that Europe's clocks have had since 1996."""
    winter, summer = f"+{country.summer - 1:02}00", f"+{country.summer:02}00"
    return ["BEGIN:VTIMEZONE", f"TZID:{country.zone}",
            "BEGIN:DAYLIGHT", f"DTSTART:19960331T{country.summer:02}0000",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
            f"TZOFFSETFROM:{winter}", f"TZOFFSETTO:{summer}", "END:DAYLIGHT",
            "BEGIN:STANDARD", f"DTSTART:19961027T{country.summer + 1:02}0000",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            f"TZOFFSETFROM:{summer}", f"TZOFFSETTO:{winter}", "END:STANDARD", "END:VTIMEZONE"]


ZONES = {country.zone: zone(country) for country in COUNTRIES}


def notes(chance, country):
    """Nothing for nineteen in twenty; for one up to 4,000 characters."""
    if chance.random() >= 0.05:
        return []
    text = " ".join(chance.choices(country.words, k=chance.randint(5, 700)))
    return ["DESCRIPTION:" + escaped(text[:4000])]


def categories(chance, kind, country):
    tags = [chance.choice(country.tags)] if chance.random() < 0.3 else []
    return "CATEGORIES:" + ",".join(map(escaped, [kind, *tags]))


def film(chance, day, country):
    words = chance.choices(country.words, k=chance.randint(1, 5))
    title = " ".join([words[0].capitalize(), *words[1:]])
    year = chance.randint(1920, day.year)
    scale = chance.choice(tuple(FEEDBACK))
    lines = [] if chance.random() < 0.01 else [f"DTSTART;VALUE=DATE:{day:%Y%m%d}"]
    lines += [f"SUMMARY:{escaped(title)} ({year})",
              "LOCATION:" + escaped(chance.choice(country.venues)),
              categories(chance, "Film", country), *notes(chance, country),
              "X-COUNTERFOIL-TITLE:" + escaped(title),
              f"X-COUNTERFOIL-YEAR;VALUE=INTEGER:{year}", f"X-COUNTERFOIL-SCALE:{scale}"]
    if chance.random() < 0.8:
        given = chance.choice(FEEDBACK[scale])
        lines.append(f"X-COUNTERFOIL-FEEDBACK;X-GIVEN={day:%Y%m%d}T210000Z:{given}")
    return [], "VJOURNAL", lines


def trip(chance, day, country):
    start, end = chance.sample(country.places, 2)
    leaves = datetime.datetime.combine(
        day, datetime.time(chance.randint(5, 20), chance.randint(0, 59)))
    arrives = leaves + datetime.timedelta(minutes=chance.randint(12, 600))
    service = f"{chance.choice(country.services)} {chance.randint(1, 9999)}"

    def at(name, moment):
        return f"{name};TZID={country.zone}:{moment:%Y%m%dT%H%M%S}"

    lines = [at("DTSTART", leaves), at("DTEND", arrives),
             "SUMMARY:" + escaped(f"{service}: {start} → {end}"), "LOCATION:" + escaped(start),
             categories(chance, "Trip", country), *notes(chance, country),
             "X-COUNTERFOIL-MODE:" + chance.choice(MODES),
             "X-COUNTERFOIL-FROM:" + escaped(start), "X-COUNTERFOIL-TO:" + escaped(end),
             "X-COUNTERFOIL-OPERATOR:" + escaped(chance.choice(country.operators)),
             f"X-COUNTERFOIL-SERVICE:{service}"]
    if chance.random() < 0.7:
        really = arrives + datetime.timedelta(minutes=max(0, chance.randint(-30, 90)))
        lines.append(at("X-COUNTERFOIL-ACTUAL-ARRIVAL;VALUE=DATE-TIME", really))
    elif chance.random() < 0.1:
        lines.append("STATUS:CANCELLED")
    return ZONES[country.zone], "VEVENT", lines


def entry(chance, number, day):
    """One file: its name and its content. Even numbers are films, odd ones trips."""
    zones, kind, lines = (film, trip)[number % 2](chance, day, chance.choice(COUNTRIES))
    digits = f"{chance.getrandbits(128):032X}"
    name = "-".join(digits[a:b] for a, b in ((0, 8), (8, 12), (12, 16), (16, 20), (20, 32)))
    text = [*HEAD, *zones, f"BEGIN:{kind}", f"UID:{name}", f"DTSTAMP:{day:%Y%m%d}T220000Z",
            *lines, f"END:{kind}", "END:VCALENDAR"]
    return f"{name}.ics", b"\r\n".join(map(folded, text)) + b"\r\n"


def write(folder, count, seed=1945):
    """Writes so many entries into a folder, the newest first; returns their names."""
    chance = random.Random(f"{seed} {count}")
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    names = []
    for number in range(count):
        day = NEWEST - datetime.timedelta(days=DAYS * number // count)
        name, content = entry(chance, number, day)
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)
        names.append(name)
    return names


def write_film(path, day, title):
    """Writes one film of that day and title to a path."""
    text = [*HEAD, "BEGIN:VJOURNAL", f"UID:{path.stem}", f"DTSTAMP:{day:%Y%m%d}T220000Z",
            f"DTSTART;VALUE=DATE:{day:%Y%m%d}", f"SUMMARY:{escaped(title)}", "CATEGORIES:Film",
            "END:VJOURNAL", "END:VCALENDAR"]
    path.write_bytes(b"\r\n".join(map(folded, text)) + b"\r\n")


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", metavar="FOLDER")
    arguments.add_argument("count", metavar="COUNT", type=int)
    arguments.add_argument("seed", metavar="SEED", nargs="?", type=int, default=1945)
    write(**vars(arguments.parse_args()))


if __name__ == "__main__":
    main()
