"""Which folder and which files are meant, whatever their names, and how many may be open."""

import os
import resource

from stage import other_program
from shell.case import CommandLineCase


class JournalFolderTest(CommandLineCase):
    def test_an_empty_name_is_an_error_and_not_the_current_folder(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        here = os.getcwd()
        self.addCleanup(os.chdir, here)
        os.chdir(self.journal)
        for arguments in (("list", "--journal", ""), ("--journal=", "check"),
                          ("add", "film", "X", "--journal", ""), ("--journal", "")):
            with self.subTest(arguments):
                said = self.run_program(*arguments)
                self.assertEqual((said.status, said.output), (64, ""), said)
                self.assertIn("--journal needs the name of a folder", said.messages)
        self.assertEqual(list(self.files()), ["a.ics"])

    def test_a_folder_that_is_not_there_is_made_where_that_is_asked_for(self):
        new = self.room / "new" / "journal"
        for arguments in (("add", "film", "Stalker"), ("import", self.journal)):
            said = self.run_program(*arguments, "--journal", new)
            self.assertEqual(said.status, 1, said)
            self.assertIn("Add --create to make it", said.messages)
        for arguments in (("list",), ("check",), ("export", "--format", "json")):
            said = self.run_program(*arguments, "--journal", new)
            self.assertEqual((said.status, said.output), (1, ""), said)
            self.assertIn("make a new one with --create", said.messages)
        other_program.film(self.journal, "m.ics", "Metropolis", "X-COUNTERFOIL-YEAR:1927")
        said = self.run_program("import", self.journal, "--dry-run", "--create", "--journal", new)
        self.done(said)
        self.assertIn("Metropolis", said.output)
        self.assertFalse(new.parent.exists())

        self.done(self.run_program("add", "film", "Stalker", "--create", "--journal", new))
        self.assertEqual(len(list(new.glob("*.ics"))), 1)
        self.assertEqual(new.stat().st_mode & 0o777, 0o700)
        other_program.film(self.journal, "a.ics", "Metropolis", "X-COUNTERFOIL-YEAR:1927")
        other = self.room / "other"
        self.done(self.run_program(
            "import", self.journal / "a.ics", "--create", "--journal", other))
        self.assertEqual(len(list(other.glob("*.ics"))), 1)
        # What is there already is no obstacle.
        self.done(self.run_program("add", "film", "Gilda", "--create", "--journal", other))
        self.assertEqual(len(list(other.glob("*.ics"))), 2)

    def test_a_folder_that_cannot_be_made_is_said_to_be_so(self):
        locked = self.room / "locked"
        locked.mkdir(0o500)
        said = self.run_program(
            "add", "film", "Stalker", "--create", "--journal", locked / "journal")
        self.assertEqual((said.status, said.output), (1, ""), said)
        self.assertIn("could not be made", said.messages)


class UsersFoldersTest(CommandLineCase):
    """Where a person's own things are kept, and who may read them."""

    def test_a_folder_of_the_environment_that_is_not_absolute_is_ignored(self):
        here = os.getcwd()
        self.addCleanup(os.chdir, here)
        os.chdir(self.room)
        home = self.room / "home"
        home.mkdir()
        self.done(self.run_program("add", "film", "Stalker", environment={
            "HOME": str(home), "XDG_DATA_HOME": "mine", "XDG_CACHE_HOME": "mine",
            "XDG_STATE_HOME": "mine"}))
        self.assertFalse((self.room / "mine").exists())
        kept = home / ".local/share/counterfoil/journal"
        self.assertEqual(len(list(kept.glob("*.ics"))), 1)

    def test_the_home_of_the_environment_is_where_things_are_kept(self):
        home = self.room / "another home"
        home.mkdir()
        nothing = {name: "" for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")}
        environment = {"HOME": str(home), **nothing}
        self.done(self.run_program("add", "film", "Stalker", environment=environment))
        self.done(self.run_program("list", environment=environment))
        self.assertTrue((home / ".local/share/counterfoil/journal").is_dir())
        self.assertTrue((home / ".cache/counterfoil").is_dir())

    def test_nobody_else_may_read_what_is_written_whatever_the_mask_is(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        for mask in (0o000, 0o777):
            with self.subTest(oct(mask)):
                home = self.room / f"home{mask}"
                home.mkdir()
                environment = {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"),
                               "XDG_CACHE_HOME": str(home / "cache")}
                for arguments in (("add", "film", "Stalker"), ("import", self.journal),
                                  ("list",), ("export", home / "all.zip")):
                    process = self.start(*arguments, environment=environment,
                                         before_it=lambda: os.umask(mask))
                    _, messages = process.communicate()
                    self.assertEqual(process.returncode, 0, messages)
                written = [path for path in home.rglob("*")]
                self.assertGreater(len(written), 4)
                for path in written:
                    self.assertEqual(path.stat().st_mode & 0o077, 0, path)
                    self.assertEqual(path.stat().st_mode & 0o600, 0o600, path)


class BytesTest(CommandLineCase):
    """A path is bytes, and need not be UTF-8."""

    def setUp(self):
        super().setUp()
        self.folder = os.fsencode(self.room) + b"/journ\xe9e"
        os.mkdir(self.folder)

    def test_a_journal_of_any_name_is_read_and_written(self):
        for arguments in ((b"--journal", self.folder), (b"--journal=" + self.folder,)):
            said = self.done(self.run_bytes(b"add", b"film", b"Stalker", *arguments))
            self.assertTrue(os.path.exists(self.folder + b"/" + said.lines[0].encode()))
        said = self.done(self.run_bytes(b"list", b"--journal", self.folder))
        self.assertEqual(len(said.lines), 2, said)
        said = self.done(self.run_bytes(b"check", b"--journal", self.folder))
        self.assertIn("2 files", said.messages)

    def test_two_such_journals_are_not_taken_for_one_another(self):
        other = self.folder.replace(b"\xe9", b"\xe8")
        os.mkdir(other)
        self.done(self.run_bytes(b"add", b"film", b"Stalker", b"--journal", self.folder))
        said = self.done(self.run_bytes(b"list", b"--journal", other))
        self.assertEqual(said.output, "")
        gone = self.run_bytes(b"list", b"--journal", other + b"x")
        self.assertEqual(gone.status, 1, gone)
        self.assertIn("is missing", gone.messages)

    def test_a_file_of_any_name_is_imported(self):
        film = other_program.film(self.journal, "a.ics", "Metropolis", "X-COUNTERFOIL-YEAR:1927")
        named = self.folder + b"/caf\xe9.ics"
        os.rename(film, named)
        said = self.done(self.run_bytes(b"import", named, b"--journal", os.fsencode(self.journal)))
        self.assertIn("caf\ufffd.ics", said.output)
        self.assertEqual(len(self.files()), 1)

    def test_what_is_no_text_and_no_file_is_refused(self):
        for arguments in ((b"add", b"film", b"M\xe9tropolis"), (b"import", b"/nowhere/\xff.csv"),
                          (b"export", self.folder + b"/\xff.json")):
            with self.subTest(arguments):
                said = self.run_bytes(*arguments, b"--journal", os.fsencode(self.journal))
                self.assertEqual((said.status, said.output), (64, ""), said)
                self.assertIn("not written in UTF-8", said.messages)
        self.assertEqual(self.files(), {})
        self.assertEqual(os.listdir(self.folder), [])

    def run_bytes(self, *arguments):
        return self.run_program(*map(os.fsdecode, arguments))


class DescriptorsTest(CommandLineCase):
    def test_with_few_files_open_at_once_every_command_says_so_and_ends(self):
        other_program.film(self.journal, "a.ics", "Metropolis")
        before = self.files()

        def limit():
            resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16))
        for arguments in (("list",), ("check",), ("add", "film", "X"), ("--help",),
                          ("export", "--format", "json"), ("import", self.journal / "a.ics")):
            with self.subTest(arguments):
                process = self.start(*arguments, "--journal", self.journal, before_it=limit)
                output, messages = process.communicate(timeout=60)
                self.assertEqual((process.returncode, output), (1, b""), messages)
                self.assertIn(b"Only 16 files may be open at once", messages)
                self.assertEqual(messages.count(b"\n"), 1)
        self.assertEqual(self.files(), before)

    def test_a_limit_that_may_be_raised_is_raised(self):
        other_program.film(self.journal, "a.ics", "Metropolis")

        def limit():
            resource.setrlimit(resource.RLIMIT_NOFILE, (16, 256))
        process = self.start("list", "--journal", self.journal, before_it=limit)
        output, messages = process.communicate(timeout=60)
        self.assertEqual((process.returncode, messages), (0, b""))
        self.assertIn(b"Metropolis", output)


class OddTextTest(CommandLineCase):
    def test_nothing_in_a_title_turns_or_hides_what_a_terminal_shows(self):
        other_program.film(
            self.journal, "a.ics", "Metro\u202epolis\u2066\U000E0041\U000E0042 \U0001F3F4")
        status, shown = self.on_terminal("list")
        self.assertEqual(status, 0, shown)
        self.assertIn("Metropolis \U0001F3F4".encode(), shown)
        said = self.done(self.on_journal("list"))
        self.assertIn("Metropolis \U0001F3F4", said.output)
        # Programs get it as it stands there.
        self.assertIn("\\u202e", ascii(self.done(self.on_journal("list", "--json")).output))
