"""What is exported can be read by others, and comes back as it was."""

import json

import icalendar

from stage import other_program
from shell.case import CommandLineCase


class ExportTest(CommandLineCase):
    def setUp(self):
        super().setUp()
        self.done(self.on_journal(
            "add", "film", "Brief Encounter", "--year", 1945, "--watched", "2026-11-19",
            "--feedback", "good", "--notes", "Trains,\n\"and\" rain", "--tag", "rain"))
        self.done(self.on_journal(
            "add", "trip", "Köln Hbf", "Wien Westbf", "--departure", "2026-11-20T14:02",
            "--departure-zone", "Europe/Berlin", "--arrived", "2026-11-21T00:41"))

    def test_every_format_is_written_whole(self):
        for name, arguments in (
                ("a.json", ()), ("a.ics", ()), ("a.zip", ()),
                ("films.csv", ("--format", "films-csv")), ("trips.csv", ("--format", "trips-csv")),
                ("box.csv", ("--format", "letterboxd"))):
            with self.subTest(name):
                file = self.room / name
                said = self.done(self.on_journal("export", file, *arguments))
                self.assertEqual(said.output, "")
                self.assertIn("written", said.messages)
                self.assertGreater(file.stat().st_size, 0)

    def test_what_is_left_out_is_counted_with_its_reason(self):
        (self.journal / "text.ics").write_text("This is no calendar.\n")
        (self.journal / "link.ics").symlink_to("text.ics")
        place = "1 left out: the format has no place for them"
        for name, arguments, told in (
                ("a.json", (), "2 written, 2 unreadable"), ("a.ics", (), "2 written, 2 unreadable"),
                # A backup holds what is no entry, and nothing that is a link.
                ("a.zip", (), "3 written, 1 unreadable"),
                ("films.csv", ("--format", "films-csv"), f"1 written, {place}, 2 unreadable"),
                ("trips.csv", ("--format", "trips-csv", "--kind", "trip"), "1 written.")):
            with self.subTest(name):
                said = self.done(self.on_journal("export", self.room / name, *arguments))
                self.assertTrue(said.messages.startswith(told), said)

    def test_standard_output_holds_the_file_and_nothing_else(self):
        said = self.done(self.on_journal("export", "--format", "json"))
        json.loads(said.output)
        said = self.done(self.on_journal("export", "-", "--format", "calendar"))
        calendar = icalendar.Calendar.from_ical(said.output)
        self.assertEqual({part.name for part in calendar.subcomponents} & {"VJOURNAL", "VEVENT"},
                         {"VJOURNAL", "VEVENT"})
        said = self.done(self.on_journal(
            "export", "--format", "calendar", "--search", "rain", "--kind", "film"))
        self.assertNotIn("VEVENT", said.output)

    def test_what_comes_back_is_what_went_out(self):
        shown = self.done(self.on_journal("list", "--json")).output
        for name in ("a.json", "a.ics", "a.zip"):
            with self.subTest(name):
                self.done(self.on_journal("export", self.room / name))
                other = self.room / f"from-{name}"
                other.mkdir()
                self.done(self.run_program("import", self.room / name, "--journal", other))
                listed = json.loads(self.run_program("list", "--json", "--journal", other).output)
                wanted = json.loads(shown)
                for entry in listed + wanted:
                    del entry["file"]
                self.assertEqual(listed, wanted)

    def restored(self, file):
        """A journal that was empty, after an import of the file."""
        other = self.room / f"from-{file.name}"
        other.mkdir()
        self.done(self.run_program("import", file, "--journal", other))
        return {path.name: path.read_bytes() for path in other.iterdir()}

    def test_a_backup_brings_back_copies_and_what_is_no_entry(self):
        film = next(path for path in self.journal.iterdir() if b"VJOURNAL" in path.read_bytes())
        copy = self.journal / f"{film.stem} (copy).ics"
        copy.write_bytes(film.read_bytes())
        other = self.journal / f"{film.stem} (another copy).ics"
        other.write_bytes(film.read_bytes().replace(b"Brief", b"Long"))
        (self.journal / "broken.ics").write_bytes(b"BEGIN:VCALENDAR\n")
        backup = self.room / "backup.zip"
        self.done(self.on_journal("export", backup))
        self.assertEqual(self.restored(backup), self.files())
        copy.unlink()
        self.done(self.on_journal("import", backup))
        self.assertIn(film.read_bytes(), [
            content for name, content in self.files().items() if name != film.name])

    def test_a_newer_version_of_an_entry_replaces_one_that_nobody_changed(self):
        trip = next(path for path in self.journal.iterdir() if b"VEVENT" in path.read_bytes())
        before = trip.read_bytes()
        made = before.split(b"CREATED:")[1][:16]
        newer = before.replace(
            b"END:VEVENT", b"DESCRIPTION:Snow.\r\nLAST-MODIFIED:20990101T000000Z\r\nEND:VEVENT")
        newer = newer.replace(b"DTSTAMP:" + made, b"DTSTAMP:20990101T000000Z")
        file = self.room / "newer.ics"
        file.write_bytes(newer)
        said = self.done(self.on_journal("import", file))
        self.assertIn("Changed: 1 trip", said.output)
        self.assertIn(b"DESCRIPTION:Snow.", trip.read_bytes())
        # Now it was changed here too: what counts is asked.
        file.write_bytes(newer.replace(b"Snow.", b"Rain."))
        said = self.done(self.on_journal("import", file))
        self.assertIn("yours stays", said.output)
        self.assertIn(b"DESCRIPTION:Snow.", trip.read_bytes())
        said = self.done(self.on_journal("import", file, "--answer", "differing files=take"))
        self.assertIn("Changed: 1 trip", said.output)
        self.assertIn(b"DESCRIPTION:Rain.", trip.read_bytes())

    def test_a_file_that_is_there_stays_unless_force_is_used(self):
        file = self.room / "a.json"
        file.write_text("mine")
        said = self.on_journal("export", file)
        self.assertEqual((said.status, file.read_text()), (1, "mine"), said)
        self.done(self.on_journal("export", file, "--force"))
        self.assertNotEqual(file.read_text(), "mine")

    def test_a_folder_that_cannot_be_written_to_is_named(self):
        said = self.on_journal("export", self.room / "nowhere" / "a.json")
        self.assertEqual(said.status, 1, said)
        self.assertIn("nowhere", said.messages)

    def test_what_makes_no_sense_is_refused(self):
        for arguments in ((), ("a.txt",), ("a.csv",), ("a.zip", "--search", "x"),
                          ("a", "--format", "poem")):
            with self.subTest(arguments):
                self.assertEqual(self.on_journal("export", *arguments).status, 64)

    def test_a_reader_that_has_enough_ends_it_quietly(self):
        for number in range(1500):
            other_program.film(self.journal, f"many-{number}.ics", "Long " * 20)
        process = self.start("export", "--format", "calendar", "--journal", self.journal)
        process.stdout.readline()
        process.stdout.close()
        self.assertEqual(process.stderr.read(), b"")
        self.assertEqual(process.wait(60), 0)
