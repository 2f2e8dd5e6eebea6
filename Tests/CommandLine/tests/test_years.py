"""What the years say, for people and for programs."""

import json
import pathlib
import re

from stage import other_program
from shell.case import CommandLineCase

DEFINITIONS = pathlib.Path(__file__).resolve().parents[3] / "docs/statistics.md"


class YearsTest(CommandLineCase):
    def fill(self):
        for name, day in (("a", 20240305), ("b", 20240601), ("c", 20250101), ("d", 20990101)):
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VJOURNAL", f"UID:{name}", "DTSTAMP:20260101T000000Z",
                f"DTSTART;VALUE=DATE:{day}", "SUMMARY:Ran (1985)", "CATEGORIES:Film",
                "X-COUNTERFOIL-RUNNING-TIME:162", "END:VJOURNAL"])

    def test_years_with_their_bars(self):
        self.fill()
        said = self.done(self.on_journal("years"))
        self.assertEqual([line for line in said.lines if line and line[0] != " "],
                         ["2025", "2024", "All years"])
        self.assertIn("2 viewings of 1 film · 5 hrs, 24 min", said.output)
        self.assertNotIn("2099", said.output)

    def test_a_year_and_a_search_choose_what_counts(self):
        self.fill()
        for arguments, years in ((("--year", "2024"), [2024]),
                                 (("--search", "year:2025"), [2025]),
                                 (("--year", "2024", "--search", "month:6"), [2024]),
                                 (("--year", "2023"), []), (("--kind", "trip"), [])):
            with self.subTest(arguments):
                said = json.loads(self.done(self.on_journal("years", "--json", *arguments)).output)
                self.assertEqual([year["year"] for year in said["years"]], years)
        said = self.on_journal("years", "--year", "last")
        self.assertEqual(said.status, 64, said)
        self.assertIn("“last”", said.messages)
        said = self.on_journal("years", "--year", "2024", "--from", "2025-01-01")
        self.assertEqual(said.status, 64, said)

    def test_a_year_has_its_months(self):
        self.fill()
        said = self.done(self.on_journal("years", "--year", "2024"))
        self.assertRegex(said.output, r"March 2024 +█+ +1 entry")
        self.assertRegex(said.output, r"June 2024 +█+ +1 entry")
        self.assertNotIn("June 2024", self.done(self.on_journal("years")).output)

    def test_each_figure_leads_to_its_entries(self):
        self.fill()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        films = said["all"]["films"]
        groups = films["months"] + films["weekdays"] + films["titles"] + films["decades"]
        self.assertGreater(len(groups), 10)
        for group in groups:
            with self.subTest(group["search"]):
                listed = self.done(self.on_journal(
                    "list", "--json", "--search", group["search"], "--to", "2098-12-31"))
                self.assertEqual(len(json.loads(listed.output)), group["count"])

    def test_what_no_film_can_take_is_not_added_up(self):
        for name in ("a", "b"):
            other_program.film(self.journal, f"{name}.ics", "Endless",
                               f"X-COUNTERFOIL-RUNNING-TIME:{2 ** 63 - 1}")
        said = self.done(self.on_journal("years"))
        self.assertIn("2 viewings of 1 film\n", said.output)

    def test_every_figure_is_defined(self):
        self.fill()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        figures = {name for kind in ("films", "trips") for name in said["all"][kind]}
        defined = set(re.findall(r"`(\w+)`", DEFINITIONS.read_text()))
        self.assertEqual(figures - defined, set())
