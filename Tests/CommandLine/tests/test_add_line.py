"""A trip is added as one line, and what each word was taken for is said."""

import datetime
import zoneinfo

from shell.case import CommandLineCase

BERLIN = {"TZ": "Europe/Berlin", "LANG": "en_GB.UTF-8"}


class AddLineTest(CommandLineCase):
    def line(self, *words):
        return self.on_journal("add", *words, environment=BERLIN)

    def test_a_line_becomes_a_trip_and_says_how_it_was_understood(self):
        said = self.done(self.line("Köln 14:02 → Wien 23:33 ICE 93 tomorrow €29.90"))
        trip = self.entry("Köln")
        self.assertEqual(said.lines, [trip.path.name])
        for words in ("from (Köln, Germany · Europe/Berlin): Köln", "service: ICE 93", "on ",
                      "fare €29.90"):
            self.assertIn(words, said.messages)
        tomorrow = today() + datetime.timedelta(days=1)
        self.assertEqual(trip.get("DTSTART").dt.date(), tomorrow)
        self.assertEqual(f"{trip.get('DTEND').dt:%H:%M}", "23:33")
        self.assertEqual(str(trip.get("X-COUNTERFOIL-SERVICE")), "ICE 93")

    def test_words_need_no_quotes_and_no_day_is_today(self):
        said = self.done(self.line("Köln", "2210", "to", "Wien", "7:45"))
        self.assertIn("No date given", said.messages)
        trip = self.entry("Köln")
        self.assertEqual(trip.get("DTSTART").dt.date(), today())
        self.assertEqual(trip.get("DTEND").dt.date(), today() + datetime.timedelta(days=1))

    def test_nothing_is_written_of_what_is_not_understood(self):
        for text, reason in (
                ("Köln 14:02 → Wien 23:33 whatever", "Not recognised: “whatever”"),
                ("Köln 14:02 → Wien 23:33 whatever", "Köln 14:02 → Wien 23:33 [whatever]"),
                ("Köln → Wien", "Add a departure time"), ("Köln 14:02", "Enter a trip"),
                ("Köln 14:02 → Wien 25:10 x", "Not recognised"),
                ("31.2. Bonn 7:15 > Köln", "31 February"),
                ("Köln at → Wien 14:02", "Köln [at] → Wien 14:02"),
                ("16 Bonn Hbf 7:15 > Köln", "[16] Bonn Hbf"),
                ("7:15 PM > NYC 9 PM", "Enter a trip"),
                ("then > Graz 16:12", "No trip ends there"),
                ("Anora 2024 on Mubi good", "Anora [2024] on Mubi good")):
            with self.subTest(text):
                said = self.line(text)
                self.assertEqual(said.status, 64, said)
                self.assertIn(reason, said.messages)
        dry = self.done(self.line("--dry-run", "Köln 14:02 → Wien"))
        self.assertEqual(dry.output, "")
        self.assertEqual(list(self.journal.glob("*.ics")), [])

    def test_a_film_is_a_title_with_its_year_the_day_and_what_was_thought_of_it(self):
        said = self.done(self.line("Brief Encounter (1945) yesterday good"))
        film = self.entry("Brief Encounter")
        self.assertEqual(said.lines, [film.path.name])
        for words in ("title: Brief Encounter", "year: (1945)", "feedback: good"):
            self.assertIn(words, said.messages)
        self.assertEqual(film.summary, "Brief Encounter (1945)")
        self.assertEqual(film.get("DTSTART").dt, today() - datetime.timedelta(days=1))
        self.assertEqual(film.feedback, ["GOOD"])
        self.done(self.line("Gilda", "good"))
        self.assertEqual(self.entry("Gilda").get("DTSTART").dt, today())
        said = self.line("M (1931) whatever")
        self.assertEqual(said.status, 64, said)
        self.assertIn("Not recognised: “whatever”", said.messages)

    def test_a_delay_and_a_cancellation_are_recorded(self):
        said = self.done(self.line("Bonn 7:15 > Köln 7:43 RE5 +7"))
        self.assertIn("arrival 7 min late", said.messages)
        trip = self.entry("Bonn")
        self.assertIn("T075000", str(trip.get("X-COUNTERFOIL-ACTUAL-ARRIVAL")))
        self.assertEqual(f"{trip.get('DTEND').dt:%H:%M}", "07:43")
        self.done(self.line("Ulm 7:15 > Augsburg 7:58 DB cancelled"))
        self.assertEqual(str(self.entry("Ulm").get("STATUS")), "CANCELLED")

    def test_a_weekday_is_the_last_one_and_the_next_one_is_ahead(self):
        for text, ahead in (("friday", False), ("next friday", True)):
            with self.subTest(text):
                self.done(self.line(f"{text} Bonn 7:15 > Köln"))
                trip = self.entry("Bonn")
                day = trip.get("DTSTART").dt.date()
                self.assertEqual(day.weekday(), 4)
                self.assertEqual(day > today(), ahead)
                self.assertLessEqual(abs(day - today()).days, 7)
                trip.path.unlink()

    def test_a_next_leg_joins_the_journey_of_the_trip_before(self):
        self.done(self.line("Wien 9:58 > Graz 12:33"))
        said = self.done(self.line("then > Maribor 13:38"))
        self.assertIn("It continues “Wien → Graz” at 09:58.", said.messages)
        legs = [self.entry("Wien → Graz"), self.entry("Graz → Maribor")]
        ids = {str(leg.get("X-COUNTERFOIL-JOURNEY")) for leg in legs}
        self.assertEqual(len(ids), 1)
        self.assertNotIn("None", ids)

    def test_a_film_has_its_rating_its_place_and_that_it_was_seen_before(self):
        said = self.done(self.line("2024-05-03 Past Lives 4/5 @Metro rewatch"))
        for words in ("rating: 4/5, so the feedback is: good", "place: Metro", "seen before"):
            self.assertIn(words, said.messages)
        film = self.entry("Past Lives")
        self.assertEqual(film.get("DTSTART").dt, datetime.date(2024, 5, 3))
        self.assertEqual(film.feedback, ["GOOD"])
        self.assertEqual(str(film.get("LOCATION")), "Metro")
        self.assertIn("4/5", str(film.get("X-COUNTERFOIL-RATING")))

    def test_a_film_of_the_watchlist_becomes_the_viewing(self):
        self.done(self.line("wanted: Arrival (2016)"))
        wanted = self.entry("Arrival")
        self.assertEqual(str(wanted.get("STATUS")), "NEEDS-ACTION")
        said = self.done(self.line("Arrival yesterday good"))
        self.assertEqual(said.lines, [wanted.path.name])
        self.assertIn("“Arrival (2016)” was on your watchlist.", said.messages)
        film = self.entry("Arrival")
        self.assertEqual(str(film.get("STATUS")), "COMPLETED")
        self.assertEqual(film.feedback, ["GOOD"])
        self.assertEqual(len(list(self.journal.glob("*.ics"))), 1)
        self.done(self.line("wanted: Solaris (1972)"))
        self.done(self.line("wanted: Solaris (2002)"))
        said = self.line("Solaris good")
        self.assertEqual(said.status, 64, said)
        self.assertIn("Add the year", said.messages)

    def test_a_bare_title_is_a_film_of_today(self):
        for title in ("Gilda", "x", "Das Boot", "Paris, Texas", "Train to Busan"):
            with self.subTest(title):
                said = self.done(self.line(title))
                self.assertIn(f"title: {title}", said.messages)
                self.assertIn("No date given", said.messages)
                film = self.entry(title)
                self.assertEqual(film.get("DTSTART").dt, today())
                film.path.unlink()

    def test_a_slip_is_no_line(self):
        said = self.line("tirp", "Köln", "Wien")
        self.assertEqual(said.status, 64, said)
        self.assertIn("add trip", said.messages)

    def test_what_really_happened_counts_from_the_timetable(self):
        self.done(self.line("trip", "Köln", "Wien", "--departure", "yesterday 14:02",
                            "--arrival", "23:33", "--departed", "+12", "--arrived", "0:41"))
        trip = self.entry("Köln")
        self.assertIn("T141400", str(trip.get("X-COUNTERFOIL-ACTUAL-DEPARTURE")))
        self.assertIn(f"{today():%Y%m%d}T004100", str(trip.get("X-COUNTERFOIL-ACTUAL-ARRIVAL")))


def today():
    return datetime.datetime.now(zoneinfo.ZoneInfo("Europe/Berlin")).date()
