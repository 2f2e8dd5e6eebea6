"""Two files with two texts of one entry become one text, in both files or in neither."""

from shell.case import CommandLineCase
from stage import other_program


class MergeTest(CommandLineCase):
    def text(self, name, hour, *lines, uid="x", kind="VJOURNAL"):
        return other_program.write(self.room, name, [
            f"BEGIN:{kind}", f"UID:{uid}", "DTSTAMP:20261101T000000Z",
            f"LAST-MODIFIED:20261120T{hour:02}0000Z", "SUMMARY:M (1931)", *lines, f"END:{kind}"])

    def merge(self, *arguments):
        return self.run_program("merge", *arguments)

    def test_both_files_say_the_same_and_all_that_either_said(self):
        one = self.text("a", 9, "CATEGORIES:Film,one", "LOCATION:Roxy",
                        "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261119T000000Z:BAD", "PRIORITY:1")
        other = self.text("b", 8, "CATEGORIES:Film,other", "LOCATION:Lido", "DESCRIPTION:Long",
                          "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261118T000000Z:GOOD")
        said = self.done(self.merge(one, other))
        self.assertEqual(one.read_bytes(), other.read_bytes())
        text = one.read_text()
        for line in ("CATEGORIES:Film,one,other", "LOCATION:Roxy", "DESCRIPTION:Long",
                     "PRIORITY:1"):
            self.assertIn(line + "\n", text)
        self.assertLess(text.index(":GOOD"), text.index(":BAD"))
        self.assertEqual(said.output, "")
        for words in ("place: “Roxy” was taken, which was written later, not “Lido”",
                      "notes: “Long” was taken", "tags: both", "feedback: both"):
            self.assertIn(words, said.messages)

    def test_a_common_text_tells_what_was_changed_and_what_taken_away(self):
        base = self.text("base", 1, "CATEGORIES:Film,gone", "LOCATION:Roxy", "DESCRIPTION:Old")
        one = self.text("a", 9, "CATEGORIES:Film,gone", "LOCATION:Roxy", "DESCRIPTION:New")
        other = self.text("b", 8, "CATEGORIES:Film", "LOCATION:Lido", "DESCRIPTION:Old")
        self.done(self.merge(one, other, "--base", base))
        text = one.read_text()
        self.assertEqual(text, other.read_text())
        for line in ("CATEGORIES:Film", "LOCATION:Lido", "DESCRIPTION:New"):
            self.assertIn(line + "\n", text)
        self.assertIn("DESCRIPTION:Old", base.read_text())

    def test_what_cannot_be_joined_stays_as_it_is(self):
        film = self.text("a", 9, "CATEGORIES:Film")
        other = self.text("b", 8, "CATEGORIES:Film", uid="y")
        task = self.text("c", 8, "SUMMARY:Buy milk", kind="VTODO")
        broken = self.room / "d"
        broken.write_text("BEGIN:VCALENDAR\n")
        for path, reason in ((other, "different entries"),
                             (task, "Task that is neither a film nor a trip."),
                             (broken, "incomplete"), (self.room / "gone", "No such file")):
            with self.subTest(path.name):
                before = film.read_bytes(), path.exists() and path.read_bytes()
                said = self.merge(film, path)
                self.assertEqual((said.status, said.output), (1, ""), said)
                self.assertIn(reason, said.messages)
                self.assertEqual(before, (film.read_bytes(), path.exists() and path.read_bytes()))

    def test_where_the_second_file_cannot_be_written_the_first_is_as_it_was(self):
        one = self.text("a", 9, "CATEGORIES:Film,one")
        locked = self.room / "locked"
        locked.mkdir()
        other = self.text("b", 8, "CATEGORIES:Film,other").rename(locked / "b")
        locked.chmod(0o500)
        self.addCleanup(locked.chmod, 0o700)
        before = one.read_bytes(), other.read_bytes()
        said = self.merge(one, other)
        self.assertEqual(said.status, 1, said)
        self.assertIn("permission", said.messages)
        self.assertEqual((one.read_bytes(), other.read_bytes()), before)

    def test_it_needs_two_files(self):
        for arguments in ((), ("a",), ("a", ""), ("a", "b", "c")):
            with self.subTest(arguments):
                self.assertEqual(self.merge(*arguments).status, 64)
