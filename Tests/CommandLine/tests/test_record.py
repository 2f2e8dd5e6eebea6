"""A trip that departs, or arrives, this minute."""

import datetime

from shell.case import CommandLineCase


class RecordTest(CommandLineCase):
    def trip(self, hours, *more):
        """A trip by the machine's clock, so many hours from now; the name of its file."""
        start = datetime.datetime.now() + datetime.timedelta(hours=hours)
        end = start + datetime.timedelta(hours=2)
        said = self.done(self.on_journal(
            "add", "trip", "Köln", "Wien", "--departure", f"{start:%Y-%m-%dT%H:%M}",
            "--arrival", f"{end:%Y-%m-%dT%H:%M}", *more))
        return said.output.strip()

    def test_the_trip_at_hand(self):
        self.trip(-30)
        name = self.trip(-0.2)
        self.trip(5)
        said = self.done(self.on_journal("record", "departed"))
        self.assertRegex(said.output, r"Köln → Wien: departed .*1[23] min late")
        self.assertIn(b"X-COUNTERFOIL-ACTUAL-DEPARTURE", (self.journal / name).read_bytes())
        said = self.done(self.on_journal("record", "arrived"))
        self.assertIn("arrived", said.output)
        self.assertIn(b"X-COUNTERFOIL-ACTUAL-ARRIVAL", (self.journal / name).read_bytes())

    def test_a_trip_that_is_named(self):
        name = self.trip(-3)
        self.done(self.on_journal("record", "departed", name))
        self.assertIn(b"X-COUNTERFOIL-ACTUAL-DEPARTURE", (self.journal / name).read_bytes())

    def test_far_from_the_timetable_nothing_is_written_without_a_terminal(self):
        for hours, end in ((-32.7, "departed"), (-9, "arrived"), (9, "departed")):
            with self.subTest(hours):
                name = self.trip(hours)
                before = (self.journal / name).read_bytes()
                said = self.on_journal("record", end, name)
                self.assertEqual(said.status, 1, said)
                self.assertIn("--at", said.messages)
                self.assertIn("--anyway", said.messages)
                self.assertEqual((self.journal / name).read_bytes(), before)
                self.done(self.on_journal("record", end, name, "--anyway"))
                self.assertIn(f"X-COUNTERFOIL-ACTUAL-{end[:5].upper()}".encode(),
                              (self.journal / name).read_bytes())

    def test_when_it_was_can_be_said(self):
        name = self.trip(-32)
        said = self.done(self.on_journal("record", "departed", name, "--at", "+12"))
        self.assertIn("12 min late", said.output)
        said = self.done(self.on_journal("record", "arrived", name, "--at", "+1:08"))
        self.assertIn("1 h 8 min late", said.output)
        said = self.on_journal("record", "arrived", name, "--at", "soon")
        self.assertEqual(said.status, 64, said)

    def test_what_cannot_be(self):
        said = self.on_journal("record", "departed")
        self.assertEqual(said.status, 1)
        self.assertIn("No trip departs about now.", said.messages)
        said = self.on_journal("record", "arrived", "nothing.ics")
        self.assertEqual(said.status, 1)
        self.assertIn("nothing.ics is not a trip of this journal.", said.messages)
        name = self.trip(3)
        before = (self.journal / name).read_bytes()
        said = self.on_journal("record", "arrived", name)
        self.assertEqual(said.status, 1)
        self.assertEqual((self.journal / name).read_bytes(), before)
