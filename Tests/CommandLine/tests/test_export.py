"""What is exported can be read by others, and comes back as it was."""

import json
import re

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

    def test_a_terminal_gets_nothing_that_it_would_obey_and_a_pipe_every_byte(self):
        other_program.film(self.journal, "x.ics", "Odd", "X-ODD:a\x1b[31mb\x07c\x9b31md")
        status, shown = self.on_terminal("export", "--format", "calendar")
        self.assertEqual(status, 0, shown)
        self.assertIn(b"X-ODD:a", shown)
        for obeyed in (b"\x1b[31m", b"\x07", b"\xc2\x9b"):
            self.assertNotIn(obeyed, shown)
        said = self.done(self.on_journal("export", "--format", "calendar"))
        self.assertIn("X-ODD:a\x1b[31mb\x07c\x9b31md", said.output)

    def test_every_format_is_written_whole(self):
        for name, arguments in (
                ("a.json", ()), ("a.ics", ()), ("a.zip", ()), ("trips.geojson", ()),
                ("films.csv", ("--format", "films-csv")), ("trips.csv", ("--format", "trips-csv")),
                ("box.csv", ("--format", "letterboxd"))):
            with self.subTest(name):
                file = self.room / name
                said = self.done(self.on_journal("export", file, *arguments))
                self.assertEqual(said.output, "")
                self.assertIn("written", said.messages)
                self.assertGreater(file.stat().st_size, 0)

    def test_trips_are_lines_on_a_map_and_those_that_are_nowhere_are_counted(self):
        self.done(self.on_journal("add", "trip", "Qxyz", "Zyxq", "--departure", "2026-11-22T08:00"))
        said = self.done(self.on_journal("export", "--format", "geojson", "--kind", "trip"))
        self.assertEqual(
            said.messages, "2 entries were written. "
            "1 trip has no coordinates, so that a map does not show it.\n")
        nowhere, found = json.loads(said.output)["features"]
        self.assertIsNone(nowhere["geometry"])
        self.assertEqual(found["geometry"]["type"], "LineString")
        (east, north), *_, (_, _) = found["geometry"]["coordinates"]
        self.assertAlmostEqual(east, 6.96, delta=0.2)
        self.assertAlmostEqual(north, 50.94, delta=0.2)
        properties = found["properties"]
        self.assertTrue(properties["about"])
        self.assertEqual(properties["departure"], "2026-11-20T14:02:00+01:00")

    def test_what_is_left_out_is_counted_with_its_reason(self):
        (self.journal / "text.ics").write_text("This is no calendar.\n")
        (self.journal / "link.ics").symlink_to("text.ics")
        place = "1 entry could not be exported: the format cannot hold it."
        kept = "1 file that cannot be read as an entry was written as it is."
        lost = "2 files could not be read and were left out."
        for name, arguments, told in (
                ("a.json", (), f"2 entries were written. {lost}"),
                ("a.ics", (), f"2 entries were written. {lost}"),
                # A backup holds what is no entry, and nothing that is a link.
                ("a.zip", (), f"2 entries were written. {kept} 1 file could not be read"),
                ("films.csv", ("--format", "films-csv"), f"1 entry was written. {place} {lost}"),
                ("trips.csv", ("--format", "trips-csv", "--kind", "trip"),
                 "1 entry was written.")):
            with self.subTest(name):
                said = self.done(self.on_journal("export", self.room / name, *arguments))
                self.assertTrue(said.messages.startswith(told), said)

    def test_nothing_is_left_beside_a_file_that_is_new_or_replaced(self):
        out = self.room / "out"
        out.mkdir()
        for _ in range(2):
            self.done(self.on_journal("export", out / "a.json", "--force"))
            self.assertEqual([path.name for path in out.iterdir()], ["a.json"])

    def test_an_entry_that_cannot_be_read_now_keeps_the_old_backup(self):
        for name, arguments in (("a.zip", ()), ("a.json", ()), ("a.ics", ()),
                                ("films.csv", ("--format", "films-csv"))):
            with self.subTest(name):
                backup = self.room / name
                self.done(self.on_journal("export", backup, *arguments))
                before = backup.read_bytes()
                closed = next(self.journal.glob("*.ics"))
                closed.chmod(0)
                said = self.on_journal("export", backup, "--force", *arguments)
                closed.chmod(0o600)
                self.assertEqual(said.status, 1, said)
                self.assertIn(closed.name, said.messages)
                self.assertIn("Nothing was written.", said.messages)
                self.assertEqual(backup.read_bytes(), before)
                self.assertEqual([path.name for path in self.room.glob(".counterfoil*")], [])

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

    def fill(self):
        """Adds what has every field, and what other programs write."""
        other_program.film(
            self.journal, "full.ics", "Playtime (1967)", "X-COUNTERFOIL-TITLE:Playtime",
            "X-COUNTERFOIL-YEAR:1967", "LOCATION:Filmhaus\\, Saal 2", "CATEGORIES:rain,night train",
            "DESCRIPTION:=1+1\\nTwo lines", "URL:https://example.org/a?b=1",
            "X-COUNTERFOIL-SCALE:POLARIZED", "X-COUNTERFOIL-REWATCH;VALUE=BOOLEAN:TRUE",
            "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20260101T200000Z:BAD",
            "X-COUNTERFOIL-FEEDBACK:REALLY-GOOD", "X-MOOD;X-LEVEL=3:wistful")
        ship = ["BEGIN:VTIMEZONE", "TZID:Ship's time", "BEGIN:STANDARD", "DTSTART:19700101T000000",
                "TZOFFSETFROM:-0330", "TZOFFSETTO:-0330", "END:STANDARD", "END:VTIMEZONE"]
        other_program.write(self.journal, "ship.ics", ship + [
            "BEGIN:VEVENT", "UID:ship@example.org", "DTSTAMP:20260101T000000Z", "CATEGORIES:Trip",
            "DTSTART;TZID=Ship's time:20260701T100500", "DTEND:20260702T081500Z",
            "SUMMARY:Harwich → Hoek", "X-COUNTERFOIL-MODE:FERRY", "X-COUNTERFOIL-SEAT:-12",
            "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:49.90", "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION",
            "X-COUNTERFOIL-CLAIM:Sent\\; no answer", "END:VEVENT"])
        other_program.write(self.journal, "none.ics", [
            "BEGIN:VEVENT", "UID:none@example.org", "DTSTAMP:20260101T000000Z", "CATEGORIES:Trip",
            "DTSTART:20260703T100500", "SUMMARY:A → B", "STATUS:CANCELLED", "END:VEVENT"])
        other_program.write(self.journal, "ticket.ics", [
            "BEGIN:VJOURNAL", "UID:ticket@example.org", "DTSTAMP:20260101T000000Z",
            "CATEGORIES:Season Ticket,work", "DTSTART;VALUE=DATE:20261101", "SUMMARY:Monthly",
            "X-COUNTERFOIL-VALID-UNTIL;VALUE=DATE:20261130", "X-COUNTERFOIL-PRODUCT:de-regional",
            "X-COUNTERFOIL-PRICE;X-CURRENCY=EUR:63.00", "END:VJOURNAL"])
        other_program.write(self.journal, "claim.ics", [
            "BEGIN:VTODO", "UID:claim@example.org", "DTSTAMP:20260101T000000Z",
            "SUMMARY:Claim: Monthly", "CATEGORIES:Claim", "X-COUNTERFOIL-SUBJECT:Monthly",
            "DUE;VALUE=DATE:20270220", "X-COUNTERFOIL-AMOUNT;X-CURRENCY=EUR:22.48",
            "X-COUNTERFOIL-RULE:de-tarif c-8-1 2026-11-01",
            "RELATED-TO;RELTYPE=X-COUNTERFOIL:ticket@example.org",
            "X-COUNTERFOIL-STEP;X-GIVEN=20261121:WRITTEN", "X-COUNTERFOIL-STEP:SENT",
            "X-COUNTERFOIL-ANSWER:No\\; not yet", "END:VTODO"])

    def entries_of(self, journal):
        """All that a journal's entries say, whatever their files are called."""
        said = self.done(self.run_program("export", "--format", "json", "--journal", journal))
        entries = json.loads(said.output)["entries"]
        for entry in entries:
            del entry["id"]
        return sorted(entries, key=json.dumps)

    def test_what_comes_back_is_what_went_out(self):
        self.fill()
        wanted = self.entries_of(self.journal)
        self.assertEqual(len(wanted), 7)
        for word in ("Ship's time", "-12600", "night train", "=1+1\\nTwo lines", "really-good",
                     "de-regional", "de-tarif c-8-1 2026-11-01", "ticket@example.org"):
            self.assertIn(word, json.dumps(wanted, ensure_ascii=False))
        for name, formats in (
                ("a.json", ["json"]), ("a.ics", ["calendar"]), ("a.zip", ["backup"]),
                ("tables", ["films-csv", "trips-csv", "passes-csv", "claims-csv"])):
            with self.subTest(name):
                files = [self.room / f"{format}-{name}" for format in formats]
                for file, format in zip(files, formats):
                    self.done(self.on_journal("export", file, "--format", format))
                other = self.room / f"from-{name}"
                other.mkdir()
                said = self.done(self.run_program("import", *files, "--journal", other))
                self.assertIn("7 entries were added", said.messages)
                self.assertEqual(self.entries_of(other), wanted)
                said = self.done(self.run_program("import", *files, "--journal", other))
                self.assertIn("nothing to write", said.messages)

    def test_a_calendar_brings_every_line_of_an_entry_back(self):
        self.fill()
        file = self.room / "a.ics"
        self.done(self.on_journal("export", file))

        def lines(contents):
            """Of each file, without what is around its calendar's components."""
            return sorted(
                [line for line in content.splitlines() if not line.startswith(b"PRODID")]
                for content in contents.values())
        self.assertEqual(lines(self.restored(file)), lines(self.files()))

    def test_a_folder_is_no_file_to_write(self):
        said = self.on_journal("export", self.journal, "--format", "json", "--force")
        self.assertEqual(said.status, 1, said)
        self.assertIn("is a folder; name a file to write.", said.messages)

    def restored(self, file):
        """A journal that was empty, after an import of the file."""
        other = self.room / f"from-{file.name}"
        other.mkdir()
        self.done(self.run_program("import", file, "--journal", other))
        return {path.name: path.read_bytes() for path in other.iterdir()}

    def test_a_backup_brings_back_saved_searches(self):
        (self.journal / ".counterfoil-searches.tsv").write_text("Rain\tfilm\train\nodd\n")
        file = self.room / "a.zip"
        self.done(self.on_journal("export", file))
        self.assertEqual(self.restored(file)[".counterfoil-searches.tsv"], b"Rain\tfilm\train\n")

    def test_a_backup_brings_back_copies_and_what_is_no_entry(self):
        film = next(path for path in self.journal.iterdir() if b"VJOURNAL" in path.read_bytes())
        copy = self.journal / f"{film.stem} (copy).ics"
        copy.write_bytes(film.read_bytes())
        other = self.journal / f"{film.stem} (another copy).ics"
        other.write_bytes(film.read_bytes().replace(b"Brief", b"Long"))
        (self.journal / "broken.ics").write_bytes(b"BEGIN:VCALENDAR\n")
        backup = self.room / "backup.zip"
        self.done(self.on_journal("export", backup))
        restored = self.restored(backup)
        self.assertEqual(restored.keys(), self.files().keys())
        # Copies have a UID of their own by now, so that what syncs the folder does not stop.
        said = self.run_program("check", "--journal", self.room / f"from-{backup.name}", "--json")
        self.assertEqual(json.loads(said.output)["sharedUIDs"], [])
        for name, content in self.files().items():
            different = [pair for pair in zip(content.split(b"\r\n"),
                                              restored[name].split(b"\r\n")) if pair[0] != pair[1]]
            self.assertEqual([pair[0][:4] for pair in different],
                             [b"UID:"] if "copy" in name else [], name)
        said = self.done(self.run_program(
            "import", backup, "--journal", self.room / f"from-{backup.name}"))
        self.assertIn("nothing to write", said.messages)
        copy.unlink()
        self.done(self.on_journal("import", backup))
        uid = re.compile(rb"UID:.*")
        self.assertIn(uid.sub(b"", film.read_bytes()), [
            uid.sub(b"", content) for name, content in self.files().items() if name != film.name])

    def test_after_copies_are_restored_a_check_finds_nothing_and_nothing_comes_twice(self):
        film = next(path for path in self.journal.iterdir() if b"VJOURNAL" in path.read_bytes())
        (self.journal / "copy.ics").write_bytes(film.read_bytes())
        backup, calendar = self.room / "backup.zip", self.room / "all.ics"
        for file in (backup, calendar):
            self.done(self.on_journal("export", file))
        for file in (backup, calendar):
            with self.subTest(file.name):
                self.assertEqual(len(self.restored(file)), 3)
                other = self.room / f"from-{file.name}"
                self.done(self.run_program("check", "--journal", other))
                for again in ([backup], [calendar], [backup, calendar]):
                    said = self.done(self.run_program("import", *again, "--journal", other))
                    self.assertIn("nothing to write", said.messages)
                self.done(self.run_program("check", "--journal", other))
                self.assertEqual(len(list(other.glob("*.ics"))), 3)
        # The old backup still knows what was repaired meanwhile.
        self.done(self.on_journal("check", "--repair"))
        said = self.done(self.on_journal("import", backup))
        self.assertIn("nothing to write", said.messages)

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
        self.assertIn("1 trip is changed", said.output)
        self.assertIn(b"DESCRIPTION:Snow.", trip.read_bytes())
        # Now it was changed here too: what counts is asked.
        file.write_bytes(newer.replace(b"Snow.", b"Rain."))
        said = self.done(self.on_journal("import", file))
        self.assertIn("yours is kept", said.output)
        self.assertIn(b"DESCRIPTION:Snow.", trip.read_bytes())
        said = self.done(self.on_journal("import", file, "--answer", "differing files=take"))
        self.assertIn("1 trip is changed", said.output)
        self.assertIn(b"DESCRIPTION:Rain.", trip.read_bytes())

    def test_what_a_spreadsheet_changed_is_taken_where_somebody_says_so(self):
        file = self.room / "films.csv"
        self.done(self.on_journal("export", file, "--format", "films-csv"))
        file.write_text(file.read_text().replace("Trains,", "Steam,"))
        said = self.done(self.on_journal("import", file))
        question = ("Question differing entries: Brief Encounter (1945) differs "
                    "from the entry in the journal.")
        self.assertIn(question, said.output)
        self.assertIn("nothing to write", said.messages)
        said = self.done(self.on_journal("import", file, "--answer", "differing entries=take"))
        self.assertIn("1 entry was changed", said.messages)
        self.assertIn("Steam,", self.entry("Brief Encounter").get("DESCRIPTION"))
        self.done(self.on_journal("import", "--undo"))
        self.assertIn("Trains,", self.entry("Brief Encounter").get("DESCRIPTION"))

    def test_a_file_of_a_newer_version_is_refused(self):
        file = self.room / "a.json"
        self.done(self.on_journal("export", file))
        before = self.files()
        file.write_text(file.read_text().replace('"version":1', '"version":2'))
        said = self.on_journal("import", file)
        self.assertEqual(said.status, 1, said)
        self.assertIn("a.json: It was written by a newer Counterfoil", said.messages)
        self.assertEqual(self.files(), before)

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
                          ("a", "--format", "poem"), ("a.json", "--pictures")):
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
