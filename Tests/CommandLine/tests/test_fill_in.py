"""What the journal's films lack is filled in from a file, and nothing is added."""

import gzip
import json
import os
import pathlib

from shell.case import PATIENCE, CommandLineCase

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "FormatsTests/Fixtures"
BASICS = FIXTURES / "imdb-basics/title.basics.tsv"


class FillInTest(CommandLineCase):
    def setUp(self):
        super().setUp()
        self.film("Gilda", "1946")
        self.film("Die sieben Samurai", "1954",
                  "--link", "https://www.imdb.com/title/tt0047478/")
        self.film("Frozen", "2013")

    def film(self, title, year, *more):
        self.done(self.on_journal("add", "film", title, "--year", year, *more))

    def import_json(self, *arguments):
        return json.loads(self.done(self.on_journal("import", *arguments, "--json")).output)

    def titles(self, found):
        return {(group["verdict"], group["reason"]): [row["title"] for row in group["rows"]]
                for group in found["groups"]}

    def test_imdb_titles_fill_in_blanks_and_are_undone_as_one(self):
        before = self.files()
        rehearsed = self.import_json(BASICS, "--dry-run")
        self.assertEqual(self.titles(rehearsed), {
            ("changed", ""): ["Gilda (1946)", "Seven Samurai (1954)"],
            ("leftOut", "Several films have this title and year"):
                ["Frozen (2013)", "Frozen (2013)"]})
        self.assertEqual(self.files(), before)
        imported = self.import_json(BASICS)
        self.assertEqual(imported["groups"], rehearsed["groups"])
        self.assertEqual(imported["written"], {"added": 0, "changed": 2})
        gilda = self.entry("Gilda")
        self.assertEqual(gilda.get("X-COUNTERFOIL-RUNNING-TIME"), "110")
        self.assertIn("Drama", str(gilda.get("X-COUNTERFOIL-GENRES")))
        samurai = self.entry("Die sieben Samurai")
        self.assertEqual(samurai.get("X-COUNTERFOIL-ORIGINAL-TITLE"), "Shichinin no samurai")
        again = self.done(self.on_journal("import", BASICS))
        self.assertIn("2 films are left out: Several films have this title and year", again.lines)
        self.assertEqual(again.messages, "There was nothing to write.\n")
        self.done(self.on_journal("import", "--undo"))
        self.assertEqual(self.files(), before)

    def test_a_table_fills_in_and_adds_nothing(self):
        table = self.room / "films.csv"
        table.write_text("Title,Year,Runtime,Director,Watched\n"
                         "Gilda,1946,110,Charles Vidor,2024-01-02\n"
                         "Playtime,1967,124,Jacques Tati,2024-01-03\n", encoding="utf-8")
        found = self.import_json(table, "--fill-in")
        self.assertEqual(self.titles(found), {
            ("changed", ""): ["Gilda (1946)"],
            ("leftOut", "The journal does not have the film"): ["Playtime (1967)"]})
        self.assertEqual(found["written"], {"added": 0, "changed": 1})
        self.assertEqual(len(list(self.journal.glob("*.ics"))), 3)
        gilda = self.entry("Gilda")
        self.assertIsNone(gilda.get("DTSTART"))
        self.assertIn("Charles Vidor", str(gilda.get("X-COUNTERFOIL-DIRECTORS")))

    def test_a_table_without_viewings_may_only_fill_in(self):
        table = self.room / "runtimes.csv"
        table.write_text("Title,Year,Runtime\nGilda,1946,110\nLaura,1944,88\n", encoding="utf-8")
        question = self.import_json(table, "--dry-run")["questions"][0]
        self.assertEqual(question["preset"], "list")
        found = self.import_json(table, "--answer", f"{question['id']}=facts")
        self.assertEqual(found["written"], {"added": 0, "changed": 1})

    def test_it_is_no_option_of_an_undo(self):
        self.assertEqual(self.on_journal("import", "--undo", "--fill-in").status, 64)

    def test_many_titles_take_no_more_memory_than_few(self):
        few, many = self.basics(1_000), self.basics(300_000)
        peaks = [self.peak(few), self.peak(many), self.peak(self.packed(many))]
        for peak in peaks[1:]:
            self.assertLess(peak - peaks[0], 16 << 10, f"{peaks} KB")

    def basics(self, count):
        """A table of titles, the last of which is a film of the journal."""
        path = self.room / f"{count}.tsv"
        with path.open("w", encoding="utf-8") as file:
            file.write("tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\t"
                       "endYear\truntimeMinutes\tgenres\n")
            for number in range(count):
                kind = ("movie", "tvEpisode", "short")[number % 3]
                file.write(f"tt{number + 1_000_000}\t{kind}\tTitle {number}\tTitel {number}\t0\t"
                           f"1999\t\\N\t90\tDrama\n")
            file.write("tt0038559\tmovie\tGilda\tGilda\t0\t1946\t\\N\t110\tDrama\n")
        return path

    def packed(self, path):
        packed = path.with_suffix(".tsv.gz")
        with gzip.open(packed, "wb", compresslevel=1) as file:
            file.write(path.read_bytes())
        return packed

    def peak(self, path):
        """The greatest memory of a rehearsal, in kilobytes."""
        process = self.start("import", path, "--dry-run", "--journal", self.journal)
        with process.stdout as output:
            said = output.read().decode()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(process.returncode, 0)
        self.assertIn("1 film is changed", said)
        return usage.ru_maxrss
