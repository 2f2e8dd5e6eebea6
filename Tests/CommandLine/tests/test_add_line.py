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
                ("Köln → Wien", "Add a departure time"), ("Köln 14:02", "Enter a trip"),
                ("Köln 14:02 → Wien 25:10 x", "Not recognised")):
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

    def test_a_bare_title_is_a_film_of_today(self):
        for title in ("Gilda", "x", "Das Boot"):
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
