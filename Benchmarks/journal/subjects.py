"""What is measured, each as a function of a bench and a journal's folder."""

import datetime
import os
import pathlib
import re
import statistics
import subprocess
import time

import entries
import onlooker

# What people type first: beginnings of words that are in the journals, and of some that are not.
TYPED = ("wint", "harb", "stra", "koln", "munc", "nach", "grun", "ete", "riv", "chat", "nuit",
         "gare", "zima", "rzek", "dwor", "lodz", "krak", "esta", "cit", "noti", "giar", "roma",
         "leto", "zahr", "prah", "hvez", "lett", "brie", "isol", "lumi", "gwia", "zolt", "sncf",
         "ice", "tgv", "eip", "rain", "vaca", "sluz", "lavo", "euro", "wars", "napo", "orle",
         "stat", "fens", "himm", "mare", "luna", "sile", "night", "polr", "regi", "york", "leed",
         "moun", "wind", "yell", "enco", "flus", "konig", "bruck", "traum", "garc", "lumie",
         "dest", "part", "slad", "ostr", "pari", "prib", "svet", "term", "tren", "wate", "milo",
         "nuov", "luci", "desz", "cosi", "deja", "dieu", "lato", "main", "reka", "swit", "brno",
         "ange", "berl", "nort", "glas", "summ", "sign", "stil", "temp", "frank", "picc", "bahn",
         "cine", "etoi", "paper", "venez", "west", "kino", "okno", "jorg")
# What people ask for by facts. Suggestions, which open a moment later under the search and count as
# a change of the screen, are for names and words: what is measured stands behind the colon.
FACTS = ("late:>60", "late:<5", "late:12", "runtime:>99", "runtime:90", "released:195",
         "released:>198", "year:2019", "year:>202", "date:2024-03-1", "date:2011-1", "month:11",
         "month:5", "viewing:2", "rated:8", "rated:>7")
# The columns that figures are made of.
COUNTED = ("id, name, kind, moment, title, destination, year, detail, status, delay, place, "
           "operator, service, tags, directors, genres, countries, languages, runtime, rated, "
           "changed, rethought, scale, planned, actual, departed, arrived, metres, fare, has, "
           "origin_place, destination_place")
KEYS = {":": "colon", ">": "greater", "<": "less", "-": "minus"}
QUERIES = 100
CHANGES = 20


def percentile_95(values):
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


def seconds(*command, environment=None):
    """How long a command takes from start to end."""
    began = time.monotonic()
    subprocess.run(list(map(str, command)), check=True, env=environment,
                   stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return time.monotonic() - began


def printed_milliseconds(*command, environment=None):
    """The first number that a command prints."""
    printed = subprocess.run(list(map(str, command)), check=True, env=environment, text=True,
                             stdout=subprocess.PIPE, stdin=subprocess.DEVNULL).stdout
    return float(printed.split()[0])


def years(probe, folder, cache):
    """Milliseconds for the figures of all years, and for SQLite's shell to print what they are made
    of."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    printed = subprocess.run([str(probe), "years", str(folder)], check=True, env=environment,
                             text=True, stdout=subprocess.PIPE,
                             stdin=subprocess.DEVNULL).stdout.splitlines()
    ours = statistics.median(float(line.split()[0]) for line in printed[1:])
    index, = (path for path in pathlib.Path(cache).rglob("*")
              if path.is_file() and path.read_bytes()[:6] == b"SQLite")
    scan = f"SELECT {COUNTED} FROM entry"
    theirs = statistics.median(
        seconds("sqlite3", "-readonly", index, scan) for _ in range(5)) * 1e3
    return ours, theirs


def claims(probe, folder, cache, rules):
    """Milliseconds to decide the compensation for all trips, and to read their rows."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    printed = subprocess.run([str(probe), "claims", str(folder), str(rules)], check=True,
                             env=environment, text=True, stdout=subprocess.PIPE,
                             stdin=subprocess.DEVNULL).stdout.splitlines()
    # The first time everything is new to the machine.
    times = [[float(number) for number in line.split()[:2]] for line in printed[1:]]
    ours, rows = map(statistics.median, zip(*times))
    return ours, rows


def places(probe, folder, cache, resources):
    """Milliseconds to look up 100,000 stops, and to make the map of 100,000 trips."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    printed = subprocess.run([str(probe), "places", str(folder), str(resources)], check=True,
                             env=environment, text=True, stdout=subprocess.PIPE,
                             stdin=subprocess.DEVNULL).stdout.splitlines()
    times = [[float(number) for number in line.split()[:2]] for line in printed[1:]]
    stops, trips = map(statistics.median, zip(*times))
    return stops, trips


def ledger(probe, folder, cache, rules):
    """Milliseconds until the ledger of claims is there, without anything known of it before."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    printed = subprocess.run([str(probe), "ledger", str(folder), str(rules), str(entries.NEWEST)],
                             check=True, env=environment, text=True, stdout=subprocess.PIPE,
                             stdin=subprocess.DEVNULL).stdout.splitlines()
    # The first time everything is new to the machine.
    return statistics.median(float(line.split()[0]) for line in printed[1:])


def years_in_window(bench, command):
    """Milliseconds from the key to the first figures and to the page of all years as it stays, and
    the megabytes that the second and later visits leave behind."""
    times = []
    with bench.onlooker.running(*command) as window:
        window.settled(0.5)
        for _ in range(5):
            window.press("ctrl+2")
            times.append(window.settled_and_begun(1))
            window.press("ctrl+1")
            window.settled(0.5)
            times = [taken for taken in times if taken[0] is not None]
            if len(times) == 1:
                before = window.megabytes
        all_of_it, first = map(statistics.median, zip(*times))
        return first, all_of_it, window.megabytes - before


def start(bench, command):
    """Milliseconds to the newest rows, and megabytes after a journey to the end and back."""
    with bench.onlooker.running(*command) as window:
        milliseconds = window.settled(0.4)
        for key in ("End", "Home"):
            window.press(key)
            window.settled(0.3)
        return milliseconds, window.megabytes


def search(bench, command, words=TYPED):
    """Milliseconds from a key to the rows it finds, and the same for the first letters only. Keys
    that change nothing do not count.

    What a search finds is to be drawn, and most words find a handful of rows in a small journal
    and a windowful in a large one: between these, keys of all kinds compare how many rows there
    are to draw. A first letter finds more than a windowful in either, and of a large journal a
    third: whatever grows from one to the other is the search."""
    times, first_letters = [], []
    with bench.onlooker.running(*command) as window:
        window.settled(0.5)
        for word in words:
            if len(times) - times.count(None) >= QUERIES:
                break
            window.press("ctrl+f")
            window.press("ctrl+a")
            window.settled(0.1)
            for place, key in enumerate(word):
                window.press(key)
                times.append(window.settled(0.1))
                if place == 0 and times[-1] is not None:
                    first_letters.append(times[-1])
    found = [taken for taken in times if taken is not None]
    if words is TYPED and len(found) < QUERIES:
        raise SystemExit(f"only {len(found)} of {len(times)} keys changed what is shown")
    return percentile_95(found), percentile_95(first_letters)


def facts(bench, command):
    """The same for the keys of facts' values."""
    times = []
    with bench.onlooker.running(*command) as window:
        window.settled(0.5)
        for fact in FACTS:
            name, _, value = fact.partition(":")
            for key in ("ctrl+f", "ctrl+a", *name, "colon"):
                window.press(key)
                window.settled(0.15)
            for key in value:
                window.press(KEYS.get(key, key))
                times.append(window.settled(0.1))
    return percentile_95([taken for taken in times if taken is not None])


def logged(path, kind, since):
    """Milliseconds of each frame or busy stretch that began since then."""
    found = re.findall(rf"^{kind} (\S+) (\S+)$", path.read_text(), re.MULTILINE)
    return [(float(end) - float(begin)) * 1e3 for begin, end in found if float(begin) >= since]


def preloaded(bench, path):
    return {"LD_PRELOAD": bench.frames, "FRAMES_LOG": path}


def drag(bench, command, place, *keys):
    """Milliseconds that a frame takes to draw while a scroll bar or a map is dragged, in the view
    that these keys lead to."""
    path = bench.room / "frames"
    with bench.onlooker.running(*command, environment=preloaded(bench, path)) as window:
        window.settled(0.5)
        for key in keys:
            window.press(key)
            window.settled(1)
        began = time.monotonic()
        window.drag(place, 3)
        frames = logged(path, "frame", began)
        if len(frames) < 60:
            raise SystemExit(f"dragging drew only {len(frames)} frames")
    return percentile_95(frames)


def view(bench, command, key):
    """Milliseconds from a view's key to the view as it stays, in a window that has not shown it."""
    with bench.onlooker.running(*command) as window:
        window.settled(0.5)
        window.press(key)
        return window.settled(0.5)


def year_alone(bench, command):
    """Milliseconds from a click on the button for the year before to that year as it stays."""
    with bench.onlooker.running(*command) as window:
        window.settled(0.5)
        window.press("ctrl+2")
        window.settled(1)
        choose_year(window, "Home", "Down")
        times = []
        for _ in range(12):
            window.click(onlooker.EARLIER)
            times.append(window.settled(0.3))
        # The next window begins with what was chosen last.
        choose_year(window, "Home")
        # The first click also leaves the box, and its tooltip comes.
        return statistics.median(taken for taken in times[2:] if taken is not None)


def choose_year(window, *keys):
    window.click(onlooker.YEAR)
    window.settled(0.5)
    for key in (*keys, "Return"):
        window.press(key)
        window.settled(1)


def film_of_tomorrow(path, title):
    entries.write_film(path, entries.NEWEST + datetime.timedelta(days=1), title)


def change(bench, command, folder, write=film_of_tomorrow):
    """Milliseconds from a file's change by another program to its row, and the longest time that
    the main loop was held up meanwhile. The file is written with a title to a path."""
    path, times, blocks = bench.room / "frames", [], []
    newest = pathlib.Path(folder, "bench-newest.ics")
    write(newest, "As it was")
    try:
        with bench.onlooker.running(*command, environment=preloaded(bench, path)) as window:
            window.settled(0.5)
            for number in range(CHANGES):
                hidden = newest.with_name(".bench.tmp")
                write(hidden, f"Changed {number}")
                began = time.monotonic()
                hidden.rename(newest)
                window.say(f"since {began:.6f}")
                times.append(window.settled(0.25))
                blocks += logged(path, "busy", began)
        if None in times:
            raise SystemExit("a change did not show")
        return percentile_95(times), max(blocks, default=0)
    finally:
        newest.unlink()


def first_list(bench, counterfoil, folder):
    """Milliseconds to all rows of a folder never seen before, and khal's to its list: medians of
    turns, after one that only warms caches, khal's own code among them."""
    turns = [(our_first_list(bench, counterfoil, folder), khals_first_list(bench, folder))
             for _ in range(3)]
    return tuple(map(statistics.median, zip(*turns[1:])))


def our_first_list(bench, counterfoil, folder):
    environment = {"XDG_CACHE_HOME": bench.empty_cache()}
    with bench.onlooker.running(
            counterfoil, "--journal", folder, environment=environment) as window:
        return window.settled(0.5)


def khals_first_list(bench, folder):
    cache = bench.empty_cache()
    settings = cache / "khal.conf"
    settings.write_text(
        f"[calendars]\n[[bench]]\npath = {folder}\ntype = calendar\n"
        f"[sqlite]\npath = {cache}/khal.db\n"
        "[locale]\nlocal_timezone = Europe/Berlin\ndefault_timezone = Europe/Berlin\n"
        "timeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\n"
        "datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n")
    return seconds("khal", "-c", settings, "list", "2026-11-01", "2026-11-20") * 1e3
