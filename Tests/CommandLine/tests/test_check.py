"""A check names every file that cannot be read, and why."""

import json
import os
import shutil

from stage import other_program
from shell.case import CommandLineCase


class CheckTest(CommandLineCase):
    def test_a_journal_that_is_well_says_nothing_and_ends_well(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        said = self.done(self.on_journal("check"))
        self.assertEqual(said.output, "")
        self.assertIn("1 file", said.messages)

    def test_a_wrong_line_of_a_list_of_places_is_named_and_the_journal_is_well(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        own = self.room / "data/counterfoil/places"
        own.mkdir(parents=True)
        (own / "heath.csv").write_text(
            "name,latitude,longitude,zone\nHintertupfing,95,11.9,Europe/Berlin\n",
            encoding="utf-8")
        (own / "moor.csv").write_text("Moor,51,0\n", encoding="utf-8")
        said = self.done(self.on_journal("check"))
        self.assertIn("heath.csv, line 2: “95” is not a latitude, such as 50.94.", said.messages)
        self.assertIn("moor.csv, line 1: The heading has no column “name”.", said.messages)

    def test_every_file_that_cannot_be_read_is_named_with_the_reason(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        other_program.write(self.journal, "meeting.ics", [
            "BEGIN:VEVENT", "UID:m", "DTSTAMP:20260101T000000Z", "DTSTART:20260105T090000Z",
            "SUMMARY:A meeting", "END:VEVENT"])
        (self.journal / "text.ics").write_text("This is no calendar.\n")
        (self.journal / "cut.ics").write_text("BEGIN:VCALENDAR\r\nBEGIN:VJOURNAL\r\n")
        (self.journal / "latin.ics").write_bytes(
            b"BEGIN:VCALENDAR\r\nBEGIN:VJOURNAL\r\nSUMMARY:\xe9\r\n"
            b"END:VJOURNAL\r\nEND:VCALENDAR\r\n")
        (self.journal / "link.ics").symlink_to("a.ics")
        closed = self.journal / "closed.ics"
        closed.write_text("BEGIN:VCALENDAR\r\n")
        closed.chmod(0)
        (self.journal / "notes.txt").write_text("no item")
        before = sorted(os.listdir(self.journal))
        said = self.on_journal("check")
        self.assertEqual(said.status, 1, said)
        reasons = dict(line.split(": ", 1) for line in said.lines)
        self.assertEqual(sorted(reasons), [
            "closed.ics", "cut.ics", "latin.ics", "link.ics", "meeting.ics", "text.ics"])
        self.assertIn("not a trip", reasons["meeting.ics"])
        self.assertIn("UTF-8", reasons["latin.ics"])
        self.assertIn("incomplete", reasons["cut.ics"])
        self.assertIn("link", reasons["link.ics"])
        self.assertEqual(sorted(os.listdir(self.journal)), before)

        found = json.loads(self.on_journal("check", "--json").output)
        self.assertEqual({file["file"]: file["reason"] for file in found["unreadable"]}, reasons)
        self.assertEqual(found["files"], 7)

    def test_it_reads_the_file_and_not_what_was_remembered_of_it(self):
        path = other_program.film(self.journal, "a.ics", "Metropolis")
        self.done(self.on_journal("list"))
        status = path.stat()
        path.write_bytes(path.read_bytes().replace(b"BEGIN:VJOURNAL", b"BEGIN:VJOURNEL"))
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
        self.assertEqual(self.on_journal("check").status, 1)

    def test_what_could_be_better_is_a_note_and_no_failure(self):
        other_program.film(self.journal, "a.ics", "Metropolis", "X-COUNTERFOIL-FEEDBACK:SUPER")
        said = self.done(self.on_journal("check"))
        self.assertEqual(len(said.lines), 1, said)
        self.assertRegex(said.lines[0], r"^a\.ics: note: .*FEEDBACK.*SUPER$")

    def test_files_that_share_a_uid_are_a_failure_that_a_repair_mends_and_undo_brings_back(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        twin = other_program.film(self.journal, "b.ics", "M", "X-FOREIGN:kept")
        twin.write_bytes(twin.read_bytes().replace(b"UID:b.ics", b"UID:a.ics"))
        before = self.files()
        said = self.on_journal("check")
        self.assertEqual(said.status, 1, said)
        self.assertEqual(len(said.lines), 1, said)
        self.assertRegex(said.lines[0], r"^b\.ics: It has the same UID as a\.ics")
        self.assertIn("check --repair", said.messages)
        self.assertEqual(self.files(), before)

        said = self.done(self.on_journal("check", "--repair"))
        self.assertRegex(said.lines[0], r"^b\.ics: repaired: ")
        after = self.files()
        self.assertEqual(after["a.ics"], before["a.ics"])
        old, new = (files["b.ics"].split(b"\r\n") for files in (before, after))
        different = [pair for pair in zip(old, new) if pair[0] != pair[1]]
        self.assertEqual(len(old), len(new))
        self.assertEqual([pair[0] for pair in different], [b"UID:a.ics"])
        self.done(self.on_journal("check"))

        self.done(self.on_journal("import", "--undo"))
        self.assertEqual(self.files(), before)

    def test_entries_that_are_gone_all_at_once_are_kept_until_a_repair(self):
        texts = {}
        for name in ("a.ics", "b.ics", "c.ics"):
            path = other_program.film(self.journal, name, f"Metropolis {name[0]}")
            texts[path] = path.read_bytes()
        before = self.done(self.on_journal("list"))
        backup = self.room / "backup.zip"
        self.done(self.on_journal("export", backup))
        kept = backup.read_bytes()
        for path in texts:
            path.unlink()
        for command in ("list", "years", "lists"):
            said = self.done(self.on_journal(command))
            self.assertIn("All 3 entries have disappeared", said.messages)
            self.assertIn("check --repair", said.messages)
        said = self.on_journal("list")
        self.assertEqual(said.output, before.output)
        said = self.on_journal("export", backup, "--force")
        self.assertEqual(said.status, 1, said)
        self.assertEqual(backup.read_bytes(), kept)
        said = self.on_journal("import", backup)
        self.assertEqual(said.status, 1, said)
        self.assertEqual(self.files(), {})

        said = self.on_journal("check", "--json")
        self.assertEqual(said.status, 1, said)
        self.assertEqual(json.loads(said.output)["disappeared"], 3)
        for path, text in texts.items():
            path.write_bytes(text)
        said = self.done(self.on_journal("list"))
        self.assertEqual((said.output, said.messages), (before.output, ""))

        for path in texts:
            path.unlink()
        self.done(self.on_journal("list"))
        said = self.done(self.on_journal("check", "--repair", "--json"))
        self.assertEqual(json.loads(said.output)["removed"], 3)
        said = self.done(self.on_journal("list"))
        self.assertEqual((said.output, said.messages), ("", ""))
        self.done(self.on_journal("import", backup))
        self.assertEqual(len(self.files()), 3)

    def test_a_journal_that_is_made_anew_where_another_one_was_misses_nothing(self):
        for number in range(12):
            other_program.film(self.journal, f"{number}.ics", f"Film {number}")
        self.done(self.on_journal("list"))
        shutil.rmtree(self.journal)
        self.done(self.on_journal("add", "film", "Playtime", "--create"))
        said = self.done(self.on_journal("list"))
        self.assertEqual((len(said.lines), said.messages), (1, ""))

    def test_what_an_undo_removed_is_not_missed(self):
        table = self.room / "diary.csv"
        table.write_text(
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
            "2024-01-02,Playtime,1967,https://boxd.it/1,4.5,,,2024-01-01\n"
            "2024-01-03,Metropolis,1927,https://boxd.it/2,4.5,,,2024-01-02\n")
        self.done(self.on_journal("import", table))
        self.assertEqual(len(self.done(self.on_journal("list")).lines), 2)
        self.done(self.on_journal("import", "--undo"))
        said = self.done(self.on_journal("list"))
        self.assertEqual((said.output, said.messages), ("", ""))

    def copy(self, name, *lines):
        """A second text of a.ics, as a sync program keeps it."""
        path = other_program.film(self.journal, name, "Metropolis", *lines)
        path.write_bytes(path.read_bytes().replace(f"UID:{name}".encode(), b"UID:a.ics"))
        return path

    def test_a_copy_of_a_sync_program_is_no_second_entry_and_a_repair_joins_it(self):
        for name in ("a (conflicted copy 2026-11-20 101112).ics", "a (1).ics",
                     "a.sync-conflict-20261120-101112-ABCDEFG.ics", "a-LAPTOP.ics",
                     "a (Anna’s conflicted copy 2026-11-20).ics", "a 2.ics",
                     "Copy of a.ics", "Copy (2) of a.ics", "Kopie von a.ics"):
            with self.subTest(name):
                for path in self.journal.iterdir():
                    path.unlink()
                other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy")
                self.copy(name, "DESCRIPTION:Long")
                said = self.on_journal("list")
                self.assertEqual(len(said.lines), 1)
                self.assertIn("1 conflict copy of a sync program", said.messages)
                self.assertNotIn("cannot be read", said.messages)
                said = self.on_journal("check")
                self.assertEqual(said.status, 1, said)
                self.assertIn("a second text of a.ics", said.output)
                self.done(self.on_journal("check", "--repair"))
                self.assertEqual(list(self.files()), ["a.ics"])
                text = (self.journal / "a.ics").read_text()
                for line in ("UID:a.ics", "LOCATION:Roxy", "DESCRIPTION:Long"):
                    self.assertIn(line, text)

    def trash(self):
        """What is in the trash, and the notes about it."""
        return [path.name for path in self.room.rglob("Trash/*/*")]

    def test_undo_takes_the_text_of_a_copy_out_again_and_brings_the_copy_back_from_the_trash(self):
        other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy", "X-ONE:1")
        self.copy("a (1).ics", "DESCRIPTION:Long", "X-TWO:2")
        self.copy("a.sync-conflict-20261120-101112-ABCDEFG.ics", "URL:https://example.org/")
        before = self.files()
        said = self.done(self.on_journal("check", "--repair"))
        self.assertEqual(list(self.files()), ["a.ics"])
        self.assertIn("The copies are in the trash.", said.messages)
        self.assertIn("“counterfoil import --undo” undoes the repair.", said.messages)
        self.assertEqual(len(self.trash()), 4, "two files and a note about each")

        said = self.done(self.on_journal("import", "--undo", "--dry-run"))
        self.assertIn(
            "1 entry would be restored. 2 copies of a sync program would be back.",
            said.output)
        said = self.done(self.on_journal("import", "--undo"))
        self.assertIn("1 entry was restored. 2 copies of a sync program are back.",
                      said.output)
        self.assertEqual(self.files(), before)
        self.assertEqual(self.trash(), [])
        self.assertEqual(len(self.on_journal("list").lines), 1)
        # There is nothing to undo any more, and a repair does the same once more.
        self.assertEqual(self.on_journal("import", "--undo").status, 1)
        self.done(self.on_journal("check", "--repair"))
        self.assertEqual(list(self.files()), ["a.ics"])

    def test_undo_brings_a_copy_back_that_is_in_the_trash_no_more(self):
        other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy")
        self.copy("a (1).ics", "DESCRIPTION:Long")
        before = self.files()
        self.done(self.on_journal("check", "--repair"))
        for path in self.room.rglob("Trash/*/*"):
            path.unlink()
        self.done(self.on_journal("import", "--undo"))
        self.assertEqual(self.files(), before)

    def test_undo_keeps_what_was_changed_since_and_says_so(self):
        film = other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy")
        self.copy("a (1).ics", "DESCRIPTION:Long")
        self.done(self.on_journal("check", "--repair"))
        film.write_bytes(film.read_bytes().replace(b"DESCRIPTION:Long", b"DESCRIPTION:Longer"))
        said = self.done(self.on_journal("import", "--undo"))
        self.assertIn("a.ics: kept (changed since)", said.output)
        self.assertIn("1 copy of a sync program is back.", said.output)
        self.assertIn("DESCRIPTION:Longer", film.read_text())
        self.assertEqual(sorted(self.files()), ["a (1).ics", "a.ics"])

    def test_a_copy_of_a_copy_is_joined_too_and_comes_back_with_it(self):
        other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy")
        self.copy("a (1).ics", "DESCRIPTION:Long")
        self.copy("a (1) (1).ics", "URL:https://example.org/")
        before = self.files()
        self.done(self.on_journal("check", "--repair"))
        self.assertEqual(list(self.files()), ["a.ics"])
        for line in ("LOCATION:Roxy", "DESCRIPTION:Long", "URL:https://example.org/"):
            self.assertIn(line, (self.journal / "a.ics").read_text())
        self.done(self.on_journal("import", "--undo"))
        self.assertEqual(self.files(), before)

    def test_a_repair_of_both_kinds_is_undone_in_as_many_steps_as_it_says(self):
        other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy")
        self.copy("a (1).ics", "DESCRIPTION:Long")
        other_program.film(self.journal, "b.ics", "M")
        twin = other_program.film(self.journal, "c.ics", "Laura")
        twin.write_bytes(twin.read_bytes().replace(b"UID:c.ics", b"UID:b.ics"))
        before = self.files()
        said = self.done(self.on_journal("check", "--repair"))
        self.assertIn("“counterfoil import --undo”, called 2 times, undoes the repair.",
                      said.messages)
        for _ in range(2):
            self.done(self.on_journal("import", "--undo"))
        self.assertEqual(self.files(), before)

    def test_two_texts_that_differ_both_stay_until_somebody_joins_them(self):
        other_program.film(self.journal, "a.ics", "Metropolis", "LOCATION:Roxy")
        copy = self.copy("a (1).ics", "LOCATION:Lido")
        before = self.files()
        said = self.on_journal("check", "--repair")
        self.assertEqual(said.status, 1, said)
        self.assertIn("place", said.output)
        self.assertEqual(self.files(), before)
        self.assertEqual(len(self.on_journal("list").lines), 1)
        self.done(self.run_program("merge", self.journal / "a.ics", copy))
        self.done(self.on_journal("check", "--repair"))
        self.assertEqual(list(self.files()), ["a.ics"])

    def test_a_copy_that_somebody_made_another_film_of_gets_a_uid_of_its_own(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        path = other_program.film(self.journal, "a (1).ics", "M")
        path.write_bytes(path.read_bytes().replace(b"UID:a (1).ics", b"UID:a.ics"))
        self.assertEqual(len(self.on_journal("list").lines), 2)
        self.done(self.on_journal("check", "--repair"))
        self.assertEqual(len(self.files()), 2)
        self.assertEqual(len(self.on_journal("list").lines), 2)

    def test_a_journal_that_is_not_there_or_not_open_is_a_failure(self):
        said = self.run_program("check", "--journal", self.room / "nowhere")
        self.assertEqual(said.status, 1, said)
        self.assertIn("missing", said.messages)
        self.journal.chmod(0)
        self.addCleanup(self.journal.chmod, 0o700)
        said = self.on_journal("check")
        self.assertEqual(said.status, 1, said)
        self.assertIn("cannot be read", said.messages)
