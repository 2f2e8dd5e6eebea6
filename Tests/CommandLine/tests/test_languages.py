"""In which language the command line speaks, and what keeps it from speaking at all."""

import os
import pathlib
import shutil
import subprocess

from shell.case import CommandLineCase
from stage.program import BINARY

HEADER = """\
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""
MESSAGES = """\
msgid "List films and trips."
msgstr "Filme und Fahrten aufzählen."

msgid "--undo takes no files."
msgstr "Mit --undo gehen keine Dateien."

msgid "Not a calendar file."
msgstr "Es ist keine Kalenderdatei."
"""


class LanguageTests(CommandLineCase):
    """The program as it is installed, with a catalogue beside it."""

    def setUp(self):
        super().setUp()
        self.program = self.room / "prefix/bin/counterfoil"
        self.program.parent.mkdir(parents=True)
        try:
            os.link(os.path.realpath(BINARY), self.program)
        except OSError:  # On another file system.
            shutil.copy(BINARY, self.program)
        self.catalogue = self.install("de", MESSAGES)

    def install(self, language, messages):
        folder = self.room / "prefix/share/locale" / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (self.room / "messages.po").write_text(HEADER + messages, encoding="utf-8")
        subprocess.run(["msgfmt", "-o", folder / "counterfoil.mo", self.room / "messages.po"],
                       check=True)
        return pathlib.Path(folder / "counterfoil.mo")

    def help(self, **environment):
        said = subprocess.run(
            [self.program, "--help"], env=self.environment(**environment), check=True,
            capture_output=True, text=True)
        self.assertEqual(said.stderr, "")
        return said.stdout

    def test_the_help_is_in_the_language_of_the_environment(self):
        said = self.help(LANGUAGE="de")
        self.assertIn("Filme und Fahrten aufzählen.", said)
        # What nobody translated is said in English.
        self.assertIn("Add a film or a trip", said)

    def test_a_complaint_is_in_the_language_of_the_environment(self):
        said = subprocess.run(
            [self.program, "import", "--undo", "a.csv"], env=self.environment(LANGUAGE="de"),
            check=False, capture_output=True, text=True)
        self.assertEqual(said.returncode, 64)
        self.assertIn("Mit --undo gehen keine Dateien.\n", said.stderr)

    def test_why_a_file_cannot_be_read_is_in_the_language_of_whoever_reads_it(self):
        (self.journal / "poem.ics").write_text("A poem.\n")
        for language, reason in (("de", "Es ist keine Kalenderdatei."),
                                 ("en", "Not a calendar file.")):
            said = subprocess.run(
                [self.program, "check", "--journal", self.journal],
                env=self.environment(LANGUAGE=language), check=False, capture_output=True,
                text=True)
            self.assertIn(reason, said.stdout + said.stderr)

    def test_it_follows_the_list_of_languages_and_english_before_others(self):
        self.assertIn("Filme und Fahrten", self.help(LANGUAGE="fr:de"))
        self.assertIn("List films", self.help(LANGUAGE="en:de"))
        self.assertIn("List films", self.help(LANGUAGE="fr"))
        self.assertIn("List films", self.help(LANGUAGE="de", LC_ALL="C"))
        # A locale that is not installed is none.
        self.assertIn("List films", self.help(LANGUAGE="", LANG="de_ZZ.UTF-8"))

    def test_a_catalogue_that_is_broken_is_none(self):
        whole = self.catalogue.read_bytes()
        for broken in (b"", b"\xde\x12\x04\x95", whole[:-10], whole[:40], b"\0" * 4096,
                       whole[:12] + b"\xff\xff\xff\x7f" + whole[16:]):
            self.catalogue.write_bytes(broken)
            with self.subTest(len(broken)):
                self.assertIn("List films", self.help(LANGUAGE="de"))

    def test_what_is_written_for_programs_is_the_same_in_every_language(self):
        add = [self.program, "add", "film", "Gilda", "--journal", self.journal]
        subprocess.run(add, env=self.environment(LANGUAGE="de"), check=True, capture_output=True)
        listed = [subprocess.run(
            [self.program, "list", "--json", "--journal", self.journal], check=True,
            env=self.environment(LANGUAGE=language), capture_output=True).stdout
            for language in ("de", "en")]
        self.assertEqual(*listed)
        self.assertIn(b"Gilda", listed[0])
