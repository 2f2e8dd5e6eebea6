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

    def fill_trips(self):
        """Five trips, the last of them cancelled, of which three are recorded."""
        for number, (start, end, day, more) in enumerate((
                ("Köln", "Bonn", 1, ["X-COUNTERFOIL-ACTUAL-ARRIVAL:20240601T090000Z"]),
                ("KÖLN", "Bonn", 2, ["X-COUNTERFOIL-ACTUAL-ARRIVAL:20240602T091200Z",
                                     "X-COUNTERFOIL-ACTUAL-DEPARTURE:20240602T080000Z"]),
                ("Köln", "Bonn", 9, ["X-COUNTERFOIL-ACTUAL-ARRIVAL:20240609T085700Z",
                                     "X-COUNTERFOIL-ACTUAL-DEPARTURE:20240609T080000Z"]),
                ("Bonn", "Wien", 10, ["X-COUNTERFOIL-DISTANCE:900"]),
                ("Köln", "Bonn", 11, ["STATUS:CANCELLED"]))):
            other_program.write(self.journal, f"t{number}.ics", [
                "BEGIN:VEVENT", f"UID:t{number}", "DTSTAMP:20260101T000000Z",
                f"DTSTART:202406{day:02}T080000Z", f"DTEND:202406{day:02}T090000Z",
                f"SUMMARY:{start} → {end}", "CATEGORIES:Trip", "X-COUNTERFOIL-SERVICE:RE 5",
                *more, "END:VEVENT"])

    def fill_journey(self):
        """Two legs that came 70 minutes late by a train that was taken instead of the second."""
        for name, start, end, times, *more in (
                ("j1", "Köln", "Brussels", "1400 1550",
                 "X-COUNTERFOIL-ACTUAL-ARRIVAL:20240620T161000Z"),
                ("j2", "Brussels", "Paris", "1613 1735", "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION"),
                ("j3", "Brussels", "Paris", "1713 1835", "X-COUNTERFOIL-SUBSTITUTE:TRUE",
                 "X-COUNTERFOIL-ACTUAL-ARRIVAL:20240620T184500Z")):
            begin, over = times.split()
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z",
                f"DTSTART:20240620T{begin}00Z", f"DTEND:20240620T{over}00Z",
                f"SUMMARY:{start} → {end}", "CATEGORIES:Trip", "X-COUNTERFOIL-JOURNEY:Paris",
                f"X-COUNTERFOIL-FROM:{start}", f"X-COUNTERFOIL-TO:{end}", *more, "END:VEVENT"])

    def fill_claims(self):
        for name, amount, *more in (
                ("c1", "EUR:22.50", "STEP:SENT", "STEP:PAID"), ("c2", "EUR:10.00", "STEP:PAID"),
                ("c3", "EUR:4.05", "STEP:SENT"), ("c4", "GBP:7.10", "STEP:REFUSED")):
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VTODO", f"UID:{name}", "DTSTAMP:20260101T000000Z",
                "DTSTART;VALUE=DATE:20240620", "SUMMARY:Claim", "CATEGORIES:Claim",
                f"X-COUNTERFOIL-AMOUNT;X-CURRENCY={amount}",
                *(f"X-COUNTERFOIL-{step}" for step in more), "END:VTODO"])

    def count(self, search):
        listed = self.done(self.on_journal(
            "list", "--json", "--search", search, "--to", "2098-12-31"))
        return len(json.loads(listed.output))

    def test_years_with_their_bars(self):
        self.fill()
        said = self.done(self.on_journal("years"))
        self.assertEqual([line for line in said.lines if line and line[0] != " "],
                         ["2025", "2024", "All years"])
        self.assertIn("2 viewings of 1 film · 5 h 24 min", said.output)
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
                self.assertEqual(self.count(group["search"]), group["count"])
        for part in [films, said["years"][0]["films"]]:
            for name, search in part["searches"].items():
                with self.subTest(search):
                    self.assertEqual(
                        self.count(search), part.get(name, part["feedback"].get(name)))

    def test_each_figure_about_trips_leads_to_its_entries(self):
        self.fill_trips()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        trips = said["all"]["trips"]
        self.assertEqual([trips[name] for name in ("travelled", "cancelled", "recorded")],
                         [4, 1, 3])
        self.assertEqual([trips[name] for name in ("punctual", "metresOf", "minutesLate")],
                         [2, 4, 12])
        self.assertEqual(trips["aboutOf"], 3)
        self.assertEqual([(place["country"], place["metresOf"]) for place in trips["countries"]],
                         [("DE", 4), ("AT", 1)])
        self.assertEqual(trips["first"]["file"], "t0.ics")
        self.assertEqual(trips["last"]["file"], "t4.ics")
        self.assertEqual([(way["from"], way["to"], way["count"]) for way in trips["routes"]],
                         [("Köln", "Bonn", 3), ("Bonn", "Wien", 1)])
        under_way = trips["underWay"]
        self.assertEqual((under_way["lostOf"], under_way["regainedOf"]), (1, 1))
        figures = [(part[name], search) for part in (trips, under_way, said["years"][0]["trips"])
                   for name, search in part["searches"].items() if name != "minutesLate"]
        groups = trips["months"] + trips["weekdays"] + trips["services"] + trips["routes"]
        figures += [(group["count"], group["search"]) for group in groups + trips["places"]]
        figures += [(group["metresOf"], group["search"])
                    for group in trips["countries"] + trips["modes"]]
        figures += [(group["recorded"], group["search"])
                    for groups in trips["punctuality"].values() for group in groups]
        self.assertGreater(len(figures), 30)
        for figure, search in figures:
            with self.subTest(search):
                self.assertEqual(self.count(search), figure)

    def test_figures_of_journeys_lead_to_them(self):
        self.fill_journey()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        journeys = said["all"]["trips"]["journeys"]
        self.assertEqual([journeys[name] for name in ("journeys", "legs", "recorded", "punctual")],
                         [1, 3, 1, 0])
        self.assertEqual(journeys["minutesLate"], 70)
        for name, search in journeys["searches"].items():
            with self.subTest(search):
                self.assertEqual(self.count(search), min(journeys[name], 1))
        self.assertIn("Multi-leg journeys: 1",
                      self.done(self.on_journal("years", "--year", "2024")).output)

    def test_a_missed_train_counts_in_nothing_and_its_journey_at_the_destination(self):
        self.fill_journey()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        for trips in (said["all"]["trips"], said["years"][0]["trips"]):
            self.assertEqual(
                [trips[name] for name in ("travelled", "notTaken", "missedConnections", "minutesOf",
                                          "recorded", "punctual", "minutesLate", "medianDelay")],
                [2, 1, 1, 2, 1, 0, 70, 70])
            # 1 hour and 50 minutes by the timetable, and 1 hour and 22 minutes.
            self.assertEqual(trips["minutes"], 110 + 82)
            for name, search in trips["searches"].items():
                with self.subTest(search):
                    counted = 1 if name == "minutesLate" else trips[name]
                    self.assertEqual(self.count(search), counted)
        services = said["all"]["trips"]["punctuality"]["routes"]
        self.assertEqual(sorted((way["from"], way["recorded"], way["punctual"])
                                for way in services),
                         [("Brussels", 1, 0), ("Köln", 1, 0)])

    def test_own_stars_are_not_set_against_the_words_made_of_them(self):
        for number, (rating, more) in enumerate((
                ("4/5", ""), ("3.5/5", ""), ("7.757/10", ";X-BY=OTHERS"))):
            other_program.film(
                self.journal, f"{number}.ics", f"Film {number}",
                "X-COUNTERFOIL-FEEDBACK:GOOD",
                f"X-COUNTERFOIL-RATING;X-SOURCE=Letterboxd{more}:{rating}")
        rated = json.loads(self.done(
            self.on_journal("years", "--json")).output)["all"]["films"]["rated"]
        self.assertEqual((rated["count"], rated["meanGap"]), (1, -26))
        self.assertEqual(self.count(rated["search"]), 1)
        self.assertEqual([film["title"] for film in rated["likedLess"]], ["Film 2"])

    def test_of_a_film_with_both_ratings_that_of_others_is_set_against_the_verdict(self):
        other_program.film(
            self.journal, "m.ics", "M", "X-COUNTERFOIL-FEEDBACK:GOOD",
            "X-COUNTERFOIL-RATING;X-SOURCE=Letterboxd:5/5",
            "X-COUNTERFOIL-RATING;X-SOURCE=IMDb;X-BY=OTHERS:7/10")
        rated = json.loads(self.done(
            self.on_journal("years", "--json")).output)["all"]["films"]["rated"]
        self.assertEqual((rated["count"], rated["meanGap"]), (1, 50))
        self.assertEqual(self.count(rated["search"]), 1)
        self.assertEqual([self.count(search) for search in (
            "rated:>=5/5", "others:7", "others:>7", "others:yes", "others:no")], [1, 1, 0, 1, 0])
        listed = json.loads(self.done(self.on_journal("list", "--json")).output)[0]
        self.assertEqual(listed["title"], "M")
        names = {"json": "kept.json", "films-csv": "kept.csv", "calendar": "kept.ics"}
        for form, name in names.items():
            with self.subTest(form):
                kept, other = self.room / name, self.room / form
                self.done(self.on_journal("export", kept, "--format", form))
                self.done(self.run_program(
                    "--journal", other, "import", kept, "--create"))
                said = json.loads(self.done(self.run_program(
                    "--journal", other, "years", "--json")).output)["all"]["films"]["rated"]
                self.assertEqual((said["count"], said["meanGap"]), (1, 50))
                text = "".join(path.read_text(encoding="utf-8") for path in other.glob("*.ics"))
                self.assertIn("X-COUNTERFOIL-RATING;X-SOURCE=Letterboxd:5/5", text)
                self.assertIn("X-COUNTERFOIL-RATING;X-SOURCE=IMDb;X-BY=OTHERS:7/10", text)

    def test_claims_are_added_up_and_lead_to_those_that_count(self):
        self.fill_claims()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        for claims in (said["all"]["claims"], said["years"][0]["claims"]):
            self.assertEqual(claims["count"], 4)
            self.assertEqual(self.count(claims["search"]), 4)
            self.assertEqual(
                [(part["currency"], part["state"], part["amount"], part["count"])
                 for part in claims["amounts"]],
                [("EUR", "paid", 32.5, 2), ("EUR", "open", 4.05, 1), ("GBP", "refused", 7.1, 1)])
            for part in claims["amounts"]:
                with self.subTest(part["search"]):
                    self.assertEqual(self.count(part["search"]), part["count"])
        self.assertIn("Claims: €32.50 paid · €4.05 still open · £7.10 refused",
                      self.done(self.on_journal("years")).output)

    def test_what_no_film_can_take_is_not_added_up(self):
        for name in ("a", "b"):
            other_program.film(self.journal, f"{name}.ics", "Endless",
                               f"X-COUNTERFOIL-RUNNING-TIME:{2 ** 63 - 1}")
        said = self.done(self.on_journal("years"))
        self.assertIn("2 viewings of 1 film\n", said.output)

    def test_every_figure_is_defined(self):
        self.fill()
        self.fill_trips()
        said = json.loads(self.done(self.on_journal("years", "--json")).output)
        figures = {name for kind in ("films", "trips", "claims")
                   for name in said["all"][kind]}
        defined = set(re.findall(r"`(\w+)`", DEFINITIONS.read_text()))
        self.assertEqual(figures - defined, set())
