"""Lists for people and for programs."""

import json
import os
import signal
import subprocess

from stage import other_program
from shell.case import PATIENCE, CommandLineCase


class ListTest(CommandLineCase):
    def fill(self, count=0):
        other_program.film(self.journal, "old.ics", "Metropolis (1927)",
                           "X-COUNTERFOIL-FEEDBACK:GOOD")
        other_program.write(self.journal, "trip.ics", [
            "BEGIN:VEVENT", "UID:trip", "DTSTAMP:20260101T000000Z", "DTSTART:20260305T090000Z",
            "DTEND:20260305T100000Z", "SUMMARY:Here → There", "CATEGORIES:Trip", "STATUS:CANCELLED",
            "END:VEVENT"])
        for number in range(count):
            other_program.film(self.journal, f"many-{number}.ics", f"Many {number}")

    def test_newest_first_a_line_each(self):
        self.fill()
        said = self.done(self.on_journal("list"))
        self.assertEqual([line.split() for line in said.lines], [
            "5 March 2026 09:00 Trip Here → There cancelled".split(),
            "1 January 2026 Film Metropolis (1927) good".split()])
        self.assertEqual(said.messages, "")

    def test_sorted_by_a_fact_either_way_round(self):
        self.fill()
        other_program.film(self.journal, "new.ics", "Aida (1953)")
        for arguments, titles in (
                (("--sort", "title"), ["Aida (1953)", "Here → There", "Metropolis (1927)"]),
                (("--sort", "title", "--reverse"),
                 ["Metropolis (1927)", "Here → There", "Aida (1953)"]),
                (("--sort", "released", "--search", "kind:film"),
                 ["Aida (1953)", "Metropolis (1927)"]),
                (("--reverse", "--kind", "film"), ["Metropolis (1927)", "Aida (1953)"])):
            with self.subTest(arguments):
                said = self.done(self.on_journal("list", *arguments))
                found = [title for line in said.lines for title in titles if title in line]
                self.assertEqual(found, titles, said)
        said = self.on_journal("list", "--sort", "colour")
        self.assertEqual(said.status, 64, said)
        self.assertIn("distance", said.messages)

    def test_the_journal_may_be_named_before_or_after_the_command(self):
        self.fill()
        self.assertEqual(self.run_program("--journal", self.journal, "list").output,
                         self.run_program("list", "--journal", self.journal).output)

    def test_kind_search_and_days_combine(self):
        self.fill()
        other_program.film(self.journal, "new.ics", "Nothing")
        for arguments, count in (
                (("--kind", "film"), 2), (("--kind", "trip"), 1), (("--search", "metro"), 1),
                (("--search", "-metro"), 2), (("--from", "2026-02-01"), 1),
                (("--to", "2026-01-01"), 2), (("--kind", "trip", "--search", "metro"), 0),
                (("--kind", "film", "--from", "2026-01-01", "--to", "2026-01-01"), 2)):
            with self.subTest(arguments):
                said = self.done(self.on_journal("list", *arguments))
                self.assertEqual(len(said.lines), count, said)
        said = self.on_journal("list", "--from", "2026-02-01", "--to", "2026-01-01")
        self.assertEqual(said.status, 64, said)

    def test_what_rows_and_pages_say_is_found(self):
        self.fill()
        for words, language, names in (
                ("cancelled", "C", ["trip.ics"]), ("march 2026", "C", ["trip.ics"]),
                ("märz 2026", "de_DE.UTF-8", ["trip.ics"]), ("mars", "fr_FR.UTF-8", ["trip.ics"]),
                ("9:00 am", "en_US.UTF-8", ["trip.ics"]), ("09:00", "C", ["trip.ics"]),
                ("good", "C", ["old.ics"]), ("1 january", "C", ["old.ics"]),
                ("late", "C", []), ("märz", "C", [])):
            with self.subTest(words):
                said = self.done(self.on_journal(
                    "list", "--json", "--search", words, environment={"LANG": language}))
                self.assertEqual([entry["file"] for entry in json.loads(said.output)], names)

    def test_what_was_not_understood_of_a_search_is_said_with_what_may_be_meant(self):
        self.fill()
        for words, meant in (
                ("opertor:here", "operator:here"), ("late>30", "late:>30"),
                ("late: >30", "late:>30"), ("rating:>4", "rated:>4"),
                ("date:2026-13", "date:2026-12")):
            for command in ("list", "claims"):
                with self.subTest((command, words)):
                    said = self.done(self.on_journal(command, "--search", words))
                    self.assertIn(f"“{words}”", said.messages)
                    self.assertIn(f"“{meant}”", said.messages)
        said = self.done(self.on_journal("list", "--search", "late:soon"))
        self.assertIn("late:>30", said.messages)
        # Its words are still found.
        other_program.film(self.journal, "noted.ics", "Opertor: here")
        said = self.done(self.on_journal("list", "--json", "--search", "opertor:here"))
        self.assertEqual([entry["file"] for entry in json.loads(said.output)], ["noted.ics"])
        self.assertEqual(
            self.done(self.on_journal("list", "--search", "late:>30 here")).messages, "")

    def test_one_more_than_is_asked_for_at_once_is_listed_too(self):
        self.fill(count=999)
        for form in ((), ("--json",)):
            with self.subTest(form):
                said = self.done(self.on_journal("list", *form))
                lines = [line for line in said.lines if line not in "[]"]
                self.assertEqual(len(set(lines)), 1001)
                self.assertEqual(len(lines), 1001)

    def test_the_files_that_cannot_be_read_are_the_same_number_everywhere(self):
        self.fill()
        (self.journal / "text.ics").write_text("This is no calendar.\n")
        (self.journal / "link.ics").symlink_to("old.ics")
        (self.journal / "folder.ics").mkdir()
        os.mkfifo(self.journal / "pipe.ics")
        for name in (b"latin-\xe9.ics", b"latin-\xe8.ics"):
            with open(os.path.join(os.fsencode(self.journal), name), "w", encoding="utf-8") as file:
                file.write("nothing")
        self.assertIn("4 files", self.done(self.on_journal("list")).messages)
        self.assertIn("4 files", self.done(self.on_journal("list", "--json")).messages)
        self.assertIn("4 files cannot be read", self.on_journal("check").messages)
        checked = json.loads(self.on_journal("check", "--json").output)
        self.assertEqual(len(checked["unreadable"]), 4)
        for name, told in (
                ("a.json", "4 files could not be read"), ("a.ics", "4 files could not be read"),
                ("a.zip", "1 file that cannot be read as an entry was written as it is. "
                          "3 files could not")):
            said = self.done(self.on_journal("export", str(self.room / name)))
            self.assertIn(told, said.messages, name)

    def test_json_is_the_same_in_every_language(self):
        self.fill()
        said = self.done(self.on_journal("list", "--json"))
        entries = json.loads(said.output)
        self.assertEqual([entry["day"] for entry in entries], ["2026-03-05", "2026-01-01"])
        self.assertEqual(entries[0]["outcome"], "cancelled")
        self.assertEqual(entries[0]["departure"], "09:00")
        self.assertEqual(entries[1], {
            "file": "old.ics", "day": "2026-01-01", "kind": "film", "title": "Metropolis",
            "year": 1927, "feedback": "good"})
        for language in ("C", "de_DE.UTF-8", "ar_EG.UTF-8"):
            again = self.on_journal("list", "--json", environment={"LANG": language})
            self.assertEqual(again.output, said.output, language)

    def test_json_says_where_a_trip_begins_and_ends_and_how_far_it_is(self):
        other_program.write(self.journal, "trip.ics", [
            "BEGIN:VEVENT", "UID:trip", "DTSTAMP:20260101T000000Z", "DTSTART:20260305T090000Z",
            "DTEND:20260305T100000Z", "SUMMARY:Here → There", "CATEGORIES:Trip",
            "GEO:50.8659;-7.1427", "X-COUNTERFOIL-FROM:Here", "X-COUNTERFOIL-TO:There",
            "X-COUNTERFOIL-TO-GEO;VALUE=FLOAT:-48.1103;16.5697",
            "X-COUNTERFOIL-DISTANCE;VALUE=FLOAT:912.5", "END:VEVENT"])
        # The second time nothing is read but the index.
        for _ in range(2):
            entry, = json.loads(self.done(self.on_journal("list", "--json")).output)
            self.assertEqual(entry["fromCoordinates"], {"latitude": 50.8659, "longitude": -7.1427})
            self.assertEqual(entry["toCoordinates"], {"latitude": -48.1103, "longitude": 16.5697})
            self.assertEqual(entry["distance"], 912.5)

    def test_days_follow_the_environment(self):
        self.fill()
        for language, day in (("C", "5 March 2026"), ("de_DE.UTF-8", "5. März 2026"),
                              ("en_US.UTF-8", "March 5, 2026"), ("ja_JP.UTF-8", "2026年3月5日")):
            with self.subTest(language):
                said = self.done(self.on_journal("list", environment={"LANG": language}))
                self.assertTrue(said.lines[0].startswith(day), said)

    def test_a_file_that_cannot_be_read_is_mentioned_beside_the_list(self):
        self.fill()
        (self.journal / "broken.ics").write_bytes(b"\xff\xfe nothing")
        said = self.done(self.on_journal("list"))
        self.assertEqual(len(said.lines), 2)
        self.assertIn("1 file", said.messages)

    def test_a_reader_that_has_enough_ends_it_quietly(self):
        self.fill(count=3000)
        for form in ((), ("--json",)):
            with self.subTest(form):
                process = self.start("list", "--journal", self.journal, *form)
                process.stdout.readline()
                process.stdout.close()
                self.assertEqual(process.stderr.read(), b"")
                self.assertEqual(process.wait(PATIENCE), 0)

    def test_a_full_disk_is_no_success(self):
        self.fill()
        with open("/dev/full", "wb") as full:
            ran = subprocess.run(
                self.command("list", "--journal", self.journal), stdout=full,
                stderr=subprocess.PIPE, env=self.environment(), timeout=PATIENCE, check=False)
        self.assertEqual(ran.returncode, 1)
        self.assertIn(b"could not be written", ran.stderr)

    def test_ctrl_c_ends_it_while_its_reader_takes_its_time(self):
        self.fill(count=3000)
        # As when the tests run in the background of a script.
        self.addCleanup(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT))
        for inherited in (signal.SIG_DFL, signal.SIG_IGN):
            with self.subTest(inherited):
                signal.signal(signal.SIGINT, inherited)
                process = self.start("list", "--json", "--journal", self.journal)
                process.stdout.read(1)
                process.send_signal(signal.SIGINT)
                self.assertEqual(process.wait(PATIENCE), -signal.SIGINT)

    def test_a_missing_journal_is_said_to_be_missing(self):
        said = self.run_program("list", "--journal", self.room / "nowhere")
        self.assertEqual((said.status, said.output), (1, ""))
        self.assertIn("is missing", said.messages)
        self.assertFalse((self.room / "nowhere").exists())

    def test_ones_own_journal_is_empty_at_first(self):
        said = self.done(self.run_program("list"))
        self.assertEqual((said.output, said.messages), ("", ""))


class TerminalTest(CommandLineCase):
    def test_nothing_from_a_file_moves_the_cursor(self):
        title = "Red \x1b[31m\x07 \u202e\x9b31m \u2068film"
        other_program.film(self.journal, "evil.ics", title, f"LOCATION:{title}")
        for form in ((), ("--json",)):
            with self.subTest(form):
                status, shown = self.on_terminal("list", *form)
                self.assertEqual(status, 0)
                text = shown.decode("utf-8")
                for control in "\x1b\x07\x9b\u202e\u2068":
                    self.assertNotIn(control, text)
                self.assertIn("film", text)

    def test_a_name_of_a_file_moves_no_cursor_either(self):
        (self.journal / "evil\x1b[31m\n.ics").write_bytes(b"nothing")
        status, shown = self.on_terminal("check")
        self.assertEqual(status, 1)
        named = [line for line in shown.split(b"\r\n") if b"Not a calendar file." in line]
        self.assertEqual(len(named), 1, shown)
        self.assertNotIn(b"\x1b[31m", shown)
