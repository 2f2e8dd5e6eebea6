"""Imports are rehearsed, repeated, taken back, and leave nothing behind where they fail."""

import json
import pathlib
import signal

from shell.case import PATIENCE, CommandLineCase

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "InterchangeTests/Fixtures"


class ImportTest(CommandLineCase):
    def diary(self, rows):
        """A diary as Letterboxd exports it."""
        path = self.room / "diary.csv"
        head = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        path.write_text(head + "".join(rows), encoding="utf-8")
        return path

    def rows(self, count):
        return [f"2024-01-02,Film {number},1999,https://boxd.it/{number},4.5,,,2024-01-01\n"
                for number in range(count)]

    def test_a_rehearsal_says_what_an_import_then_does(self):
        diary = self.diary(self.rows(3))
        said = self.done(self.on_journal("import", diary, "--dry-run"))
        self.assertIn("New: 3 films", said.lines)
        self.assertEqual(len([line for line in said.lines if "diary.csv, row" in line]), 3)
        self.assertEqual(self.files(), {})
        rehearsed = json.loads(self.on_journal("import", diary, "--dry-run", "--json").output)
        self.assertIsNone(rehearsed["written"])
        imported = json.loads(self.done(self.on_journal("import", diary, "--json")).output)
        self.assertEqual(imported["groups"], rehearsed["groups"])
        self.assertEqual(imported["written"], {"added": 3, "changed": 0})
        self.assertEqual(self.entry("Film 1").feedback, ["REALLY-GOOD"])

    def test_again_adds_nothing_and_undo_takes_it_back(self):
        diary = self.diary(self.rows(3))
        self.done(self.on_journal("import", diary))
        first = self.files()
        said = self.done(self.on_journal("import", diary))
        self.assertIn("Already there: 3 films", said.lines)
        self.assertEqual(self.files(), first)
        said = self.done(self.on_journal("import", "--undo"))
        self.assertIn("3 moved to the trash", said.output)
        self.assertEqual([name for name in self.files() if name.endswith(".ics")], [])
        self.assertEqual(self.on_journal("import", "--undo").status, 1)

    def test_bands_move_the_words(self):
        diary = self.diary(self.rows(1))
        self.done(self.on_journal("import", diary, "--bands", "2,4,6,9.5"))
        self.assertEqual(self.entry("Film 0").feedback, ["GOOD"])

    def test_a_question_waits_and_an_answer_is_taken(self):
        files = FIXTURES / "letterboxd/spreadsheet/undecided.csv"
        found = json.loads(self.on_journal("import", files, "--dry-run", "--json").output)
        question = found["questions"][0]
        said = self.done(self.on_journal("import", files, "--dry-run"))
        self.assertIn(f"Question {question['id']}: {question['words']}", said.lines)
        answers = [f"{question['id']}={option['id']}" for option in question["options"]]
        days = set()
        for answer in answers:
            said = self.done(
                self.on_journal("import", files, "--dry-run", "--json", "--answer", answer))
            days.add(json.dumps(json.loads(said.output)["groups"]))
        self.assertGreater(len(days), 1)
        said = self.on_journal("import", files, "--answer", "nobody=asked")
        self.assertEqual((said.status, said.output, self.files()), (64, "", {}), said)

    def test_what_is_no_export_is_refused_and_nothing_is_written(self):
        poem = self.room / "poem.txt"
        poem.write_text("No export at all.\n")
        for arguments in ((poem,), (self.room / "nowhere.csv",),
                          (self.diary(self.rows(1)), "--format", "imdb")):
            with self.subTest(arguments):
                said = self.on_journal("import", *arguments)
                self.assertEqual((said.status, said.output), (1, ""), said)
                self.assertNotEqual(said.messages, "")
        for arguments in ((), ("--undo", poem), (poem, "--bands", "1"), (poem, "--answer", "x"),
                          (poem, "--format", "poem")):
            with self.subTest(arguments):
                self.assertEqual(self.on_journal("import", *arguments).status, 64)
        self.assertEqual(self.files(), {})

    def test_a_read_only_journal_is_left_as_it_is(self):
        diary = self.diary(self.rows(2))
        self.journal.chmod(0o500)
        self.addCleanup(self.journal.chmod, 0o700)
        said = self.on_journal("import", diary)
        self.assertEqual(said.status, 1, said)
        self.assertIn("cannot be written to", said.messages)
        self.assertEqual(self.files(), {})

    def test_ctrl_c_leaves_nothing_behind(self):
        diary = self.diary(self.rows(20_000))
        process = self.start("import", diary, "--journal", self.journal)
        while process.poll() is None and not any(self.journal.iterdir()):
            pass  # It is still reading.
        process.send_signal(signal.SIGINT)
        _, messages = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 130, messages)
        self.assertEqual([name for name in self.files() if name.endswith(".ics")], [])

    def test_there_is_a_bar_on_a_terminal_and_none_elsewhere(self):
        # So many that writing them takes longer than the bar waits before it shows.
        diary = self.diary(self.rows(10_000))
        status, shown = self.on_terminal("import", diary)
        self.assertEqual(status, 0, shown)
        self.assertTrue(b"\r\x1b[K" in shown, shown)
        said = self.done(self.on_journal("import", diary))
        self.assertNotIn("\r", said.messages + said.output)


class HostileImportTest(CommandLineCase):
    def test_hostile_files_are_named_and_nothing_is_written(self):
        deep = "[" * 100_000
        for name, content in (
                ("deep.json", deep.encode()), ("nul.csv", b"Date,Name\0,Year\n\0\n"),
                ("cut.ics", b"BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"), ("empty.csv", b""),
                ("surrogate.json", b'[{"movie": {"title": "\\ud800"}}]'),
                ("zip.zip", b"PK\x03\x04 nothing"), ("utf16.csv", "Date,Name".encode("utf-16"))):
            with self.subTest(name):
                path = self.room / name
                path.write_bytes(content)
                said = self.on_journal("import", path)
                self.assertIn(said.status, (0, 1), said)
                self.assertIn(name, said.messages + said.output)
                self.assertEqual(self.files(), {})
