"""Names are in the order of the alphabet of whoever reads them."""

import os
import subprocess
import unittest

from shell.case import CommandLineCase

TITLES = ("Nanook", "Ñandú", "Nuovomondo", "Obsession", "Zelig", "Äta sova dö", "Chinatown",
          "Hana-bi", "Cyrano", "“Crash”")
BY_LETTERS = ["Äta sova dö", "Chinatown", "“Crash”", "Cyrano", "Hana-bi", "Ñandú", "Nanook",
              "Nuovomondo", "Obsession", "Zelig"]


def moved(title, behind):
    """The order of the letters with one title elsewhere."""
    order = [one for one in BY_LETTERS if one != title]
    order.insert(order.index(behind) + 1, title)
    return order


@unittest.skipUnless(os.path.exists("/usr/share/i18n/locales/sv_SE"), "needs Debian’s locales")
class CollationTest(CommandLineCase):
    def setUp(self):
        super().setUp()
        for title in TITLES:
            self.done(self.run_program("add", "film", title, "--journal", self.journal))

    def titles(self, locale):
        subprocess.run(["localedef", "-i", locale, "-f", "UTF-8", self.room / f"{locale}.UTF-8"],
                       check=True, capture_output=True)
        said = self.done(self.run_program(
            "list", "--sort", "title", "--journal", self.journal,
            environment={"LOCPATH": str(self.room), "LC_COLLATE": f"{locale}.UTF-8",
                         "LC_ALL": ""}))
        lines = said.output.splitlines()
        return sorted(BY_LETTERS, key=lambda title: next(
            index for index, line in enumerate(lines) if title in line))

    def test_a_letter_with_a_mark_may_be_one_of_its_own(self):
        self.assertEqual(self.titles("de_DE"), BY_LETTERS)
        self.assertEqual(self.titles("es_ES"), moved("Ñandú", "Nuovomondo"))
        self.assertEqual(self.titles("sv_SE"), moved("Äta sova dö", "Zelig"))

    def test_two_letters_may_be_one(self):
        self.assertEqual(self.titles("cs_CZ"), moved("Chinatown", "Hana-bi"))
