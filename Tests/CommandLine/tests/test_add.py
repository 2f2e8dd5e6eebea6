"""Films and trips that are added are whole, and can be read by others."""

import datetime

from stage import other_program
from shell.case import CommandLineCase


class AddTest(CommandLineCase):
    def test_a_film_with_everything_is_read_by_another_parser(self):
        said = self.done(self.on_journal(
            "add", "film", "Brief Encounter", "--year", 1945, "--watched", "2026-11-19",
            "--place", "Gartenbaukino", "--feedback", "really-good", "--tag", "rain, trains",
            "--tag", "rain", "--notes", "Two lines,\nand a comma", "--link", "https://example.org"))
        film = self.entry("Brief Encounter")
        self.assertEqual(said.lines, [film.path.name])
        self.assertEqual(said.messages, "")
        self.assertEqual(film.kind, "VJOURNAL")
        self.assertEqual(film.summary, "Brief Encounter (1945)")
        self.assertEqual(film.get("DTSTART").dt, datetime.date(2026, 11, 19))
        self.assertEqual(film.feedback, ["REALLY-GOOD"])
        self.assertEqual([str(tag) for tag in film.get("CATEGORIES").cats],
                         ["Film", "rain", "trains"])
        self.assertEqual(str(film.get("DESCRIPTION")), "Two lines,\nand a comma")

    def test_a_film_needs_only_a_title_and_what_is_not_said_is_not_there(self):
        self.done(self.on_journal("add", "film", "Stalker"))
        film = self.entry("Stalker")
        self.assertIsNone(film.get("DTSTART"))
        self.assertEqual(film.feedback, [])

    def test_a_trip_keeps_its_zones_and_what_really_happened(self):
        self.done(self.on_journal(
            "add", "trip", "Wien Westbf", "London", "--departure", "2026-11-20T07:30",
            "--departure-zone", "Europe/Vienna", "--arrival", "2026-11-20T19:05",
            "--arrival-zone", "europe/london", "--arrived", "2026-11-20T19:57",
            "--mode", "flight", "--service", "BA 697", "--fare", "120.50", "--currency", "eur"))
        trip = self.entry("Wien Westbf")
        self.assertEqual(trip.get("DTSTART").dt.utcoffset(), datetime.timedelta(hours=1))
        self.assertEqual(trip.get("DTEND").dt.utcoffset(), datetime.timedelta(0))
        self.assertIn("195700", str(trip.get("X-COUNTERFOIL-ACTUAL-ARRIVAL")))
        self.assertIsNone(trip.get("X-COUNTERFOIL-ACTUAL-DEPARTURE"))
        listed = self.done(self.on_journal("list", environment={"LANG": "en_GB.UTF-8"}))
        self.assertIn("52 min late", listed.output)

    def test_a_ticket_is_said_where_it_is_not_a_single(self):
        self.done(self.on_journal(
            "add", "trip", "Ulm", "Lindau", "--departure", "2026-11-20T07:30",
            "--ticket", "return", "--ticket-number", "X7K 2Q9"))
        self.done(self.on_journal(
            "add", "trip", "Bonn", "Linz", "--departure", "2026-11-20T07:30",
            "--ticket", "single"))
        trip = self.entry("Ulm")
        self.assertEqual(str(trip.get("X-COUNTERFOIL-TICKET")), "RETURN")
        self.assertEqual(str(trip.get("X-COUNTERFOIL-TICKET-NUMBER")), "X7K 2Q9")
        self.assertIsNone(self.entry("Bonn").get("X-COUNTERFOIL-TICKET"))
        said = self.on_journal("add", "trip", "Ulm", "Lindau", "--departure",
                               "2026-11-20T07:30", "--ticket", "free")
        self.assertEqual(said.status, 64, said)

    def test_a_fare_without_a_currency_is_in_that_of_the_country_and_that_is_said(self):
        british = {"LANG": "en_GB.UTF-8"}
        for number, (preferred, operator, currency, shown) in enumerate((
                ("", "", "GBP", "£89.90"), ("CHF", "", "CHF", "CHF 89.90"),
                ("CHF", "DB Fernverkehr", "EUR", "€89.90"), ("", "SBB", "CHF", "CHF 89.90"))):
            with self.subTest(preferred=preferred, operator=operator):
                kept = self.room / "preferences/counterfoil/preferences.ini"
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_text(f"[Entries]\ncurrency={preferred}\n", encoding="utf-8")
                said = self.done(self.on_journal(
                    "add", "trip", f"Hut {number}", "Cabin", "--departure", "2026-11-20T07:30",
                    "--fare", "89.90", *(["--operator", operator] if operator else []),
                    environment={**british, "XDG_CONFIG_HOME": str(self.room / "preferences")}))
                fare = self.entry(f"Hut {number}").get("X-COUNTERFOIL-FARE")
                self.assertEqual((str(fare), fare.params.get("X-CURRENCY")), ("89.9", currency))
                self.assertIn("No currency was given", said.messages)
                self.assertIn(shown, said.messages.replace("\N{NO-BREAK SPACE}", " "))
        said = self.done(self.on_journal(
            "add", "trip", "Bonn", "Linz", "--departure", "2026-11-20T07:30",
            "--fare", "89.90 EUR"))
        self.assertEqual(said.messages, "")

    def test_a_trip_begins_on_the_season_ticket_of_its_day_unless_another_is_said(self):
        other_program.write(self.journal, "pass.ics", [
            "BEGIN:VJOURNAL", "UID:pass", "DTSTAMP:20260101T000000Z", "SUMMARY:D-Ticket",
            "CATEGORIES:Season Ticket", "DTSTART;VALUE=DATE:20261101",
            "X-COUNTERFOIL-VALID-UNTIL;VALUE=DATE:20261130",
            "X-COUNTERFOIL-TICKET-NUMBER:A 47", "END:VJOURNAL"])
        for name, day, more, ticket in (
                ("On", "2026-11-20", (), "SEASON"), ("After", "2026-12-20", (), None),
                ("Single", "2026-11-20", ("--ticket", "single"), None),
                ("Return", "2026-11-20", ("--ticket", "return"), "RETURN"),
                ("Paid", "2026-11-20", ("--fare", "12 EUR"), None)):
            with self.subTest(name):
                said = self.done(self.on_journal(
                    "add", "trip", name, "Lindau", "--departure", f"{day}T07:30", *more))
                trip = self.entry(name)
                self.assertEqual(said.lines, [trip.path.name])
                kept = trip.get("X-COUNTERFOIL-TICKET")
                self.assertEqual(kept and str(kept), ticket)
                self.assertEqual("“D-Ticket”" in said.messages, ticket == "SEASON", said)
                number = trip.get("X-COUNTERFOIL-TICKET-NUMBER")
                self.assertEqual(number and str(number), "A 47" if ticket == "SEASON" else None)
        said = self.done(self.on_journal("add", "Köln 14:02 → Wien 20.11.2026"))
        self.assertIn("“D-Ticket”", said.messages)
        self.assertEqual(str(self.entry("Köln").get("X-COUNTERFOIL-TICKET")), "SEASON")
        said = self.done(self.on_journal(
            "add", "--ticket", "single", "Mainz 14:02 → Wien 20.11.2026"))
        self.assertNotIn("“D-Ticket”", said.messages)
        self.assertIsNone(self.entry("Mainz").get("X-COUNTERFOIL-TICKET"))

    def test_a_flight_between_codes_has_the_zones_and_places_of_its_airports(self):
        self.done(self.on_journal(
            "add", "trip", "CGN", "VIE", "--mode", "flight", "--departure", "2026-11-20T07:30",
            "--arrival", "2026-11-20T09:00", "--distance", "800.5"))
        trip = self.entry("CGN")
        self.assertEqual(trip.get("DTSTART").params.get("TZID"), "Europe/Berlin")
        self.assertEqual(trip.get("DTEND").params.get("TZID"), "Europe/Vienna")
        text = trip.path.read_text(encoding="utf-8")
        self.assertIn("GEO:50.865900;7.142700", text)
        self.assertIn("X-COUNTERFOIL-TO-GEO:48.110300;16.569700", text)
        self.assertIn("X-COUNTERFOIL-DISTANCE;VALUE=FLOAT:800.5", text)
        said = self.on_journal("add", "trip", "CGN", "VIE", "--departure", "2026-11-20T07:30",
                               "--distance", "far")
        self.assertEqual(said.status, 64, said)
        self.assertIn("“far” is not a distance", said.messages)

    def test_a_known_town_brings_its_zone_and_no_coordinates_and_that_is_said(self):
        said = self.done(self.on_journal(
            "add", "trip", "London Paddington", "Köln Hbf", "--departure", "2026-11-20T10:00",
            "--arrival", "16:30", environment={"LANG": "en_GB.UTF-8"}))
        trip = self.entry("London Paddington")
        self.assertEqual(zones(trip), ["Europe/London", "Europe/Berlin"])
        self.assertNotIn("GEO", trip.path.read_text(encoding="utf-8"))
        self.assertIn("times at “London Paddington” are by the clock of", said.messages)
        self.assertIn("United Kingdom · Europe/London", said.messages)
        self.assertNotIn("Köln", said.messages)
        said = self.done(self.on_journal(
            "add", "trip", "London Euston", "Köln Hbf", "--departure", "2026-11-20T10:00",
            "--departure-zone", "UTC"))
        self.assertIn("DTSTART:20261120T100000Z",
                      self.entry("London Euston").path.read_text(encoding="utf-8"))
        self.assertNotIn("time zone", said.messages)

    def test_a_zone_that_was_given_for_the_same_stop_before_counts_for_it(self):
        self.done(self.on_journal(
            "add", "trip", "Cambridge", "Qqqx Halt", "--departure", "2026-11-20T10:00",
            "--departure-zone", "Europe/London"))
        self.done(self.on_journal(
            "add", "trip", "Cambridge", "Qqqz Halt", "--departure", "2026-11-21T10:00"))
        self.assertEqual(zones(self.entry("→ Qqqz"))[0], "Europe/London")
        said = self.done(self.on_journal("add", "Cambridge 9:00 → Qqqy Halt 22.11.2026"))
        self.assertEqual(zones(self.entry("→ Qqqy"))[0], "Europe/London")
        self.assertIn("Europe/London", said.messages)

    def test_an_operator_tells_which_town_is_meant(self):
        self.done(self.on_journal(
            "add", "trip", "Cambridge", "Qqqx Halt", "--departure", "2026-11-20T10:00",
            "--operator", "Greater Anglia"))
        self.assertEqual(zones(self.entry("→ Qqqx"))[0], "Europe/London")
        found = self.done(self.on_journal("list", "--search", "country:gb"))
        self.assertIn("Cambridge", found.output)

    def test_a_line_brings_the_zones_of_its_towns_and_says_so(self):
        said = self.done(self.on_journal(
            "add", "London 22:10 → Köln 7:30 20.11.2026", environment={"LANG": "en_GB.UTF-8"}))
        trip = self.entry("London")
        self.assertEqual(zones(trip), ["Europe/London", "Europe/Berlin"])
        self.assertEqual(f"{trip.get('DTEND').dt:%d %H:%M}", "21 07:30")
        self.assertIn("from (London, United Kingdom · Europe/London): London", said.messages)

    def test_a_line_between_codes_with_a_flights_number_is_a_flight(self):
        said = self.done(self.on_journal("add", "LHR 2210 > VIE 0130 OS458 20.11.2026"))
        self.assertIn("flight: OS458", said.messages)
        trip = self.entry("LHR")
        self.assertEqual(str(trip.get("X-COUNTERFOIL-MODE")), "FLIGHT")
        self.assertEqual(trip.get("DTSTART").params.get("TZID"), "Europe/London")
        self.assertEqual(trip.get("DTEND").params.get("TZID"), "Europe/Vienna")
        self.assertEqual(f"{trip.get('DTEND').dt:%d %H:%M}", "21 01:30")

    def test_nothing_is_read_for_it_and_it_is_listed_all_the_same(self):
        self.done(self.on_journal("add", "film", "Stalker"))
        self.assertEqual([path for path in (self.room / "cache").rglob("*") if path.is_file()], [])
        self.assertIn("Stalker", self.done(self.on_journal("list")).output)

    def test_ones_own_journal_is_made_and_a_named_one_is_not(self):
        self.done(self.run_program("add", "film", "Stalker"))
        self.assertEqual(len(list((self.room / "data/counterfoil/journal").glob("*.ics"))), 1)
        missing = self.room / "missing"
        said = self.run_program("--journal", missing, "add", "film", "Stalker")
        self.assertEqual(said.status, 1, said)
        self.assertIn("missing", said.messages)
        self.assertFalse(missing.exists())

    def test_what_makes_no_sense_is_refused_and_nothing_is_written(self):
        for arguments in (
                ("film", " "), ("film", "X", "--feedback", "meh"),
                ("film", "X", "--year", "99999"),
                ("film", "X", "--watched", "2026-02-30"), ("film", "X", "--viewing", "0"),
                ("film", "X", "--link", "nonsense"), ("film", "X", "--year", "abc"),
                ("film",), ("trip", "A", "B"),
                ("trip", "A", " ", "--departure", "2026-01-01T10:00"),
                ("trip", "A", "B", "--departure", "2026-03-29T02:30",
                 "--departure-zone", "Europe/Berlin"),
                ("trip", "A", "B", "--departure", "2026-01-01T10:00",
                 "--departed", "2026-01-01T10:05", "--arrived", "2026-01-01T10:04"),
                ("trip", "A", "B", "--departure", "10:00"),
                ("trip", "A", "B", "--departure", "2026-01-01T10:00", "--currency", "EUR"),
                ("trip", "A", "B", "--departure", "2026-01-01T10:00",
                 "--arrival", "2026-01-01T09:00"),
                ("trip", "A", "B", "--departure", "2026-01-01T10:00", "--departure-zone", "Wien"),
                ("trip", "A", "B", "--departure", "2026-01-01T10:00", "--cancelled",
                 "--missed-connection")):
            with self.subTest(arguments):
                said = self.on_journal("add", *arguments)
                self.assertEqual(said.status, 64, said)
                self.assertEqual(said.output, "")
                self.assertNotEqual(said.messages, "")
        self.assertEqual(self.files(), {})

    def test_a_folder_that_is_read_only_is_said_to_be(self):
        self.journal.chmod(0o500)
        self.addCleanup(self.journal.chmod, 0o700)
        said = self.on_journal("add", "film", "Stalker")
        self.assertEqual(said.status, 1, said)
        self.assertIn("cannot be written to", said.messages)
        self.assertEqual(said.output, "")


def zones(trip):
    """The zones of both ends; nothing for an end without one."""
    return [trip.get(end) and trip.get(end).params.get("TZID") for end in ("DTSTART", "DTEND")]
