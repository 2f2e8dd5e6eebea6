"""Journals of journeys of three legs, beside the same trips each by itself."""

import datetime
import os
import pathlib
import random
import statistics

import entries
import onlooker
import subjects
from words import COUNTRIES

LEGS = 100_000
# So many trips share one name, where what was imported is named by its purpose.
SHARED = 5_000
NAME = "Business trip"
# Beginnings of places, so that every key finds more than a windowful.
TYPED = ("lond", "edin", "york", "leed", "manc", "koln", "munc", "berl", "duss", "fran")
# What rows of journeys may cost beyond those of single trips.
BAR = 1.25
# Minutes from the first departure to each leg's departure and arrival.
TIMES = ((0, 70), (85, 180), (205, 300))


def leg(uid, day, number, country, places, late, journey):
    """The lines of one leg, and what its file is called."""
    def at(name, minutes):
        moment = datetime.datetime.combine(day, datetime.time(8)) + datetime.timedelta(
            minutes=minutes)
        return f"{name};TZID={country.zone}:{moment:%Y%m%dT%H%M%S}"

    start, end = map(entries.escaped, places[number:number + 2])
    leaves, arrives = TIMES[number]
    return [*entries.HEAD, *entries.ZONES[country.zone], "BEGIN:VEVENT",
            f"UID:{uid}", f"DTSTAMP:{day:%Y%m%d}T220000Z", at("DTSTART", leaves),
            at("DTEND", arrives), f"SUMMARY:{start} → {end}", f"LOCATION:{start}",
            "CATEGORIES:Trip", "X-COUNTERFOIL-MODE:TRAIN", f"X-COUNTERFOIL-FROM:{start}",
            f"X-COUNTERFOIL-TO:{end}", f"X-COUNTERFOIL-SERVICE:{country.services[0]} {number + 1}",
            "X-COUNTERFOIL-OPERATOR:" + entries.escaped(country.operators[0]),
            at("X-COUNTERFOIL-ACTUAL-ARRIVAL;VALUE=DATE-TIME", arrives + late),
            *([f"X-COUNTERFOIL-JOURNEY:{journey}"] if journey else []),
            "END:VEVENT", "END:VCALENDAR"]


def save(path, lines):
    path.write_bytes(b"\r\n".join(map(entries.folded, lines)) + b"\r\n")


def write(folder, count, journey_of=lambda uid: uid, seed=1945):
    """Writes so many trips, three in a row and the newest first. What joins them to a journey is
    made of an id that the three have in common."""
    chance = random.Random(f"{seed} {count}")
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    for number in range(count):
        place = number % len(TIMES)
        if place == 0:
            day = entries.NEWEST - datetime.timedelta(days=entries.DAYS * number // count)
            country = chance.choice(COUNTRIES)
            places = chance.sample(country.places, len(TIMES) + 1)
            common = f"journey{chance.getrandbits(128):032x}"
        uid = f"{common}-{place}"
        save(folder / f"{uid}.ics", leg(
            uid, day, place, country, places, chance.randint(0, 90), journey_of(common)))


def change_newest(journey):
    """What another program does to the newest trip: it leads elsewhere each time."""
    def write_leg(path, where):
        day = entries.NEWEST + datetime.timedelta(days=1)
        save(path, leg("newest", day, 0, COUNTRIES[0], ["Wien Hbf", where], 5, journey))
    return write_leg


def measure(bench):
    """The index, the search and the list of journeys, and what a change of one leg takes."""
    legs, alone = bench.room / "legs", bench.room / "alone"
    write(legs, LEGS)
    write(alone, LEGS, lambda uid: None)
    name = f"{LEGS:,} legs of journeys"
    joined, single = zip(*((opened(bench, legs), opened(bench, alone)) for _ in range(2)))
    for what, place in (("first index", 0), ("reconcile", 1)):
        ours, theirs = (statistics.median(taken[place] for taken in turns) * 1e3
                        for turns in (joined, single))
        bench.add(f"{what}, {name}", "ms", ours, theirs, bar=BAR)
    ours, theirs = (subjects.search(bench, [bench.counterfoil, "--journal", folder], TYPED)[0]
                    for folder in (legs, alone))
    bench.add(f"key to rows, 95 %, {name}", "ms", ours, theirs, bar=BAR)
    bench.add(f"frame while dragging, 95 %, {name}", "ms", subjects.drag(
        bench, [bench.counterfoil, "--journal", legs], onlooker.LIST), most=16)
    measure_change(bench, legs, name, "journey" + "0" * 32)

    shared = bench.room / "shared"
    write(shared, SHARED, lambda uid: NAME)
    measure_change(bench, shared, f"one name for {SHARED:,} legs", NAME)


def opened(bench, folder):
    """Seconds until a folder has an index, and until it is compared with it."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(bench.empty_cache())}
    return [subjects.seconds(bench.probe, "open", folder, environment=environment)
            for _ in range(2)]


def measure_change(bench, folder, name, journey):
    command = [bench.counterfoil, "--journal", folder]
    shown, block = subjects.change(bench, command, folder, change_newest(journey))
    bench.add(f"file changed to row, 95 %, {name}", "ms", shown, most=100)
    bench.add(f"longest block meanwhile, {name}", "ms", block, most=8)
