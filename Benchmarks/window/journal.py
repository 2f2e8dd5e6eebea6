"""A journal of any size that is the same each time: half films, half trips."""

import datetime
import random
import uuid

WORDS = ("winter harbour silent station letter garden northern river glass summer paper "
         "evening stranger island window mountain yellow signal").split()
CITIES = ("Köln Hbf", "Wien Hbf", "Paris Est", "Kraków Główny", "Roma Termini", "Zürich HB")
FEEDBACK = ("VERY-BAD", "BAD", "SO-AND-SO", "GOOD", "REALLY-GOOD")


def film(chance, day):
    title = " ".join(chance.sample(WORDS, chance.randint(1, 4))).capitalize()
    year = chance.randint(1920, 2025)
    return "VJOURNAL", [
        f"DTSTART;VALUE=DATE:{day:%Y%m%d}", f"SUMMARY:{title} ({year})", "CATEGORIES:Film",
        f"X-COUNTERFOIL-TITLE:{title}", f"X-COUNTERFOIL-YEAR;VALUE=INTEGER:{year}",
        "X-COUNTERFOIL-SCALE:AVERAGE",
        f"X-COUNTERFOIL-FEEDBACK;X-GIVEN={day:%Y%m%d}T210000Z:{chance.choice(FEEDBACK[1:4])}"]


def trip(chance, day):
    start, end = chance.sample(CITIES, 2)
    leaves = datetime.datetime.combine(day, datetime.time(chance.randint(5, 20)))
    arrives = leaves + datetime.timedelta(minutes=chance.randint(30, 600))
    really = arrives + datetime.timedelta(minutes=max(0, chance.randint(-30, 90)))
    return "VEVENT", [
        f"DTSTART:{leaves:%Y%m%dT%H%M%SZ}", f"DTEND:{arrives:%Y%m%dT%H%M%SZ}",
        f"SUMMARY:{start} → {end}", f"LOCATION:{start}", "CATEGORIES:Trip",
        "X-COUNTERFOIL-MODE:TRAIN", f"X-COUNTERFOIL-FROM:{start}", f"X-COUNTERFOIL-TO:{end}",
        f"X-COUNTERFOIL-ACTUAL-ARRIVAL;VALUE=DATE-TIME:{really:%Y%m%dT%H%M%SZ}"]


def write(folder, count, seed=1945):
    """Writes so many entries, one every other day, into a folder."""
    chance = random.Random(seed)
    folder.mkdir(parents=True)
    for number in range(count):
        day = datetime.date(2026, 11, 20) - datetime.timedelta(days=2 * number)
        kind, lines = (film, trip)[number % 2](chance, day)
        name = str(uuid.UUID(int=chance.getrandbits(128), version=4)).upper()
        text = "\r\n".join([
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Counterfoil//Counterfoil 1//EN",
            f"BEGIN:{kind}", f"UID:{name}", f"DTSTAMP:{day:%Y%m%d}T220000Z", *lines,
            f"END:{kind}", "END:VCALENDAR", ""])
        (folder / f"{name}.ics").write_bytes(text.encode())


def titles(count, seed=1945):
    """So many names, each with a title and a day, for what keeps something else than films."""
    chance = random.Random(seed)
    for number in range(count):
        day = datetime.date(2026, 11, 20) - datetime.timedelta(days=2 * number)
        title = " ".join(chance.sample(WORDS, chance.randint(1, 4))).capitalize()
        # Notes are told apart by their titles.
        yield str(uuid.UUID(int=chance.getrandbits(128), version=4)), f"{title} {number + 1}", day
