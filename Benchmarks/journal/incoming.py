"""What people bring, the same each time: a diary of Letterboxd, the same films in a table that is
described, a calendar of many years and IMDb's table of titles.

    incoming.py diary|described|calendar|titles FILE COUNT
"""

import argparse
import csv
import datetime
import random

import entries
from words import COUNTRIES

NO_BREAK = "\N{NO-BREAK SPACE}"
HEADING = ("Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date").split(",")
RATINGS = [f"{half / 2:g}" for half in range(1, 11)]
OWN, RAILWAY, ITINERARY, MEETING = range(4)


def days(count, over):
    """So many days before the newest one, the oldest first."""
    for number in range(count):
        yield entries.NEWEST - datetime.timedelta(days=over * (count - 1 - number) // count)


def title(chance, country):
    words = chance.choices(country.words, k=chance.randint(1, 5))
    text = " ".join([words[0].capitalize(), *words[1:]])
    oddity = chance.random()
    if oddity < 0.02:
        return f'"{words[0]}" {text}'
    if oddity < 0.05:
        return f"{text}, {words[0]}"
    return f"{text}{NO_BREAK}II" if oddity < 0.06 else text


def diary(path, count):
    """Rows with titles of all kinds, blank ratings, years and addresses, rewatches and tags."""
    chance = random.Random(f"diary {count}")
    seen = []
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(HEADING)
        for number, day in enumerate(days(count, 20 * 365)):
            country = chance.choice(COUNTRIES)
            again = bool(seen) and chance.random() < 0.12
            if again:
                name, year = chance.choice(seen)
            else:
                year = "" if chance.random() < 0.005 else chance.randint(1920, day.year)
                name = title(chance, country)
                seen.append((name, year))
            tags = chance.sample(country.tags, chance.randint(1, 2))
            written = day + datetime.timedelta(days=chance.choice((0, 0, 0, 1, 3)))
            rows.writerow([
                written, name, year,
                "" if chance.random() < 0.01 else f"https://boxd.it/{number + 2_000_000:x}",
                "" if chance.random() < 0.15 else chance.choice(RATINGS), "Yes" if again else "",
                ", ".join(tags) if chance.random() < 0.3 else "", day])


def described(path, count):
    """As many films in Simkl's table, which is read by its description."""
    chance = random.Random(f"described {count}")
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("SIMKL_ID", "Title", "Type", "Year", "Watchlist", "WatchedDate", "Rating",
                       "Memo"))
        for number, day in enumerate(days(count, 20 * 365)):
            country = chance.choice(COUNTRIES)
            rows.writerow([
                50_000 + number, title(chance, country), "movie", chance.randint(1920, day.year),
                "completed", f"{day:%d-%m-%Y} 21:50:41",
                "" if chance.random() < 0.15 else chance.randint(1, 10),
                ", ".join(country.tags[:2]) if chance.random() < 0.3 else ""])


def titles(path, count):
    """IMDb's table of titles, of which seven in ten are episodes."""
    chance = random.Random(f"titles {count}")
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write("tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\t"
                   "runtimeMinutes\tgenres\n")
        for number in range(count):
            kind = chance.choices(("tvEpisode", "short", "movie", "tvSeries"), (70, 10, 15, 5))[0]
            name = title(chance, chance.choice(COUNTRIES))
            original = name if chance.random() < 0.9 else title(chance, chance.choice(COUNTRIES))
            minutes = chance.randint(1, 200) if chance.random() < 0.4 else r"\N"
            file.write(f"tt{number + 1:07}\t{kind}\t{name}\t{original}\t0\t"
                       f"{chance.randint(1920, 2026)}\t\\N\t{minutes}\tDrama,Comedy\n")


def at(name, moment, country):
    return f"{name};TZID={country.zone}:{moment:%Y%m%dT%H%M%S}"


def railway(chance, number, leaves, country):
    """A journey of two legs, as Deutsche Bahn writes them."""
    start, change, end = chance.sample(country.places, 3)
    minutes = sorted(chance.sample(range(10, 600), 3))
    times = [leaves, *(leaves + datetime.timedelta(minutes=each) for each in minutes)]
    services = [f"{chance.choice(country.services)}   {chance.randint(1, 9999)}" for _ in "12"]
    text = (f"Reise: {start} nach {end}\nDatum: {leaves:%d.%m.%y}\n-\n"
            f"ab {times[0]:%H:%M} {start} - Gleis {number % 20 + 1} ({services[0]})\n"
            f"an {times[1]:%H:%M} {change} - Gleis {number % 7 + 1}\n\n"
            f"ab {times[2]:%H:%M} {change} - Gleis {number % 9 + 1} ({services[1]})\n"
            f"an {times[3]:%H:%M} {end} - Gleis {number % 8 + 1}\n-\n"
            f"Dauer: {minutes[2] // 60}:{minutes[2] % 60:02} , Umsteigevorgänge 1\n\n"
            "Alle Angaben ohne Gewähr. Fahrplanänderungen vorbehalten.\n ")
    return [f"UID:{number}-{leaves:%Y%m%d%H%M%S}@hafas", "CLASS:PUBLIC",
            "SUMMARY:" + entries.escaped(f"{start} -> {end}"),
            at("DTSTART", times[0], country), at("DTEND", times[3], country),
            f"DTSTAMP:{leaves:%Y%m%d}T080000Z", "DESCRIPTION:" + entries.escaped(text)]


def itinerary(chance, number, leaves, country):
    """A train with its reservation, as KDE Itinerary writes them."""
    start, end = chance.sample(country.places, 2)
    service = str(chance.randint(1, 9999))
    arrives = leaves + datetime.timedelta(minutes=chance.randint(12, 600))
    ahead = country.summer if 4 <= leaves.month <= 9 else country.summer - 1
    offset = f"+{ahead:02}:00"

    def station(name):
        return f'{{"@type":"TrainStation","name":"{name}"}}'

    reservation = (
        '[{"@context":"http://schema.org","@type":"TrainReservation","reservationFor":{'
        f'"@type":"TrainTrip","arrivalStation":{station(end)},'
        f'"arrivalTime":"{arrives:%Y-%m-%dT%H:%M:%S}{offset}",'
        f'"departureStation":{station(start)},'
        f'"departureTime":"{leaves:%Y-%m-%dT%H:%M:%S}{offset}",'
        f'"provider":{{"@type":"Organization","name":"{chance.choice(country.operators)}"}},'
        f'"trainName":"{chance.choice(country.services)}","trainNumber":"{service}"}},'
        f'"reservationNumber":"R{number}","reservedTicket":{{"@type":"Ticket","ticketedSeat":{{'
        f'"@type":"Seat","seatNumber":"{number % 90}","seatSection":"{number % 14}"}}}},'
        '"totalPrice":34.5,"priceCurrency":"EUR"}]')
    return [f"DTSTAMP:{leaves:%Y%m%d}T080000Z", f"UID:KIT-{number}",
            "SUMMARY:" + entries.escaped(f"Train {service} from {start} to {end}"),
            at("DTSTART", leaves, country), at("DTEND", arrives, country), "TRANSP:TRANSPARENT",
            "LOCATION:" + entries.escaped(start),
            "X-KDE-KITINERARY-RESERVATION:" + entries.escaped(reservation),
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT40M", "END:VALARM"]


def meeting(chance, number, begins, country):
    ends = begins + datetime.timedelta(minutes=30)
    words = " ".join(chance.choices(country.words, k=chance.randint(2, 6)))
    return [f"UID:{number:08X}-meeting@calendar.example", f"DTSTAMP:{begins:%Y%m%d}T080000Z",
            at("DTSTART", begins, country), at("DTEND", ends, country),
            "SUMMARY:" + entries.escaped(words.capitalize()), f"SEQUENCE:{number % 3}",
            *entries.notes(chance, country), "STATUS:CONFIRMED",
            "ATTENDEE;CN=Somebody;PARTSTAT=ACCEPTED:mailto:somebody@calendar.example"]


def event(chance, number, day):
    """The kind of a component and its lines: a quarter each of own entries, journeys of two legs,
    trains with their reservations, and meetings."""
    country = chance.choice(COUNTRIES)
    begins = datetime.datetime.combine(
        day, datetime.time(chance.randint(5, 12), chance.randint(0, 59)))
    if number % 4 == OWN:
        _, kind, lines = (entries.film, entries.trip)[number // 4 % 2](chance, day, country)
        return kind, [f"UID:own-{number:08X}", f"DTSTAMP:{day:%Y%m%d}T220000Z", *lines]
    make = {RAILWAY: railway, ITINERARY: itinerary, MEETING: meeting}[number % 4]
    return "VEVENT", make(chance, number, begins, country)


def calendar(path, count):
    chance = random.Random(f"calendar {count}")
    with open(path, "wb") as file:
        def write(lines):
            file.write(b"\r\n".join(map(entries.folded, lines)) + b"\r\n")

        write(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Elsewhere//Calendar//EN"])
        for zone in entries.ZONES.values():
            write(zone)
        for number, day in enumerate(days(count, entries.DAYS)):
            kind, lines = event(chance, number, day)
            write([f"BEGIN:{kind}", *lines, f"END:{kind}"])
        write(["END:VCALENDAR"])


def main():
    makers = {maker.__name__: maker for maker in (diary, described, calendar, titles)}
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("maker", choices=makers)
    arguments.add_argument("file", metavar="FILE")
    arguments.add_argument("count", metavar="COUNT", type=int)
    chosen = arguments.parse_args()
    makers[chosen.maker](chosen.file, chosen.count)


if __name__ == "__main__":
    main()
