"""How much of lists was seen, and lists that are imported."""

import json

from stage import other_program
from shell.case import CommandLineCase

LIST = (
    "Letterboxd list export v7\n"
    "Date,Name,Tags,URL,Description\n"
    "2024-05-01,Trains,,https://boxd.it/l01,\n"
    "\n"
    "Position,Name,Year,URL,Description\n"
    "1,Ran,1985,https://boxd.it/f01,\n"
    "2,Gilda,1946,https://boxd.it/f02,\n"
    "3,Solaris,1971,https://boxd.it/f03,\n")


class ListsTest(CommandLineCase):
    def fill(self):
        for name, title, more in (
                ("a", "Ran (1985)", ["DTSTART;VALUE=DATE:20240305"]),
                ("b", "Solaris (1972)", [])):
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VJOURNAL", f"UID:{name}", "DTSTAMP:20260101T000000Z", *more,
                f"SUMMARY:{title}", "CATEGORIES:Film", "END:VJOURNAL"])
        (self.journal / "Trains.csv").write_text(LIST)
        (self.journal / "Long.csv").write_text("Title;Year\nRan;1985\n")
        (self.journal / "bill.csv").write_text("Item,Price\nPopcorn,5\n")

    def test_lists_and_the_films_of_one(self):
        self.fill()
        said = self.done(self.on_journal("lists"))
        self.assertEqual(said.output.splitlines(), ["Long: 1 of 1 seen", "Trains: 1 of 3 seen"])
        said = self.done(self.on_journal("lists", "trains"))
        self.assertEqual(said.output.splitlines(), [
            "Trains: 1 of 3 seen", "  1. Ran (1985): 5 Mar 2024", "  2. Gilda (1946)",
            "  3. Solaris (1971): maybe (1972)"])
        said = self.done(self.on_journal("lists", "Trains", "--unseen"))
        self.assertNotIn("Ran", said.output)

    def test_lists_for_programs(self):
        self.fill()
        said = json.loads(self.done(self.on_journal("lists", "--json")).output)
        self.assertEqual([(found["id"], found["name"], found["films"], found["seen"])
                          for found in said],
                         [("Long.csv", "Long", 1, 1), ("Trains.csv", "Trains", 3, 1)])
        self.assertEqual(said[1]["listed"][0], {
            "place": 1, "title": "Ran", "year": 1985, "state": "seen", "files": ["a.ics"]})
        self.assertEqual([film["state"] for film in said[1]["listed"]],
                         ["seen", "absent", "doubtful"])

    def test_a_list_that_is_not_there(self):
        said = self.on_journal("lists", "Ships")
        self.assertEqual(said.status, 1)
        self.assertIn("“Ships” is not one of the journal’s lists.", said.messages)

    def test_wanted_films_are_a_list(self):
        self.done(self.on_journal("add", "film", "Playtime", "--wanted"))
        said = self.done(self.on_journal("lists"))
        self.assertEqual(said.output.splitlines(), ["Watchlist: 0 of 1 seen"])
        # The name that it had first can still be typed, and is that of its JSON.
        for name in ("watchlist", "wanted"):
            said = self.done(self.on_journal("lists", name))
            self.assertEqual(said.output.splitlines(), [
                "Watchlist: 0 of 1 seen", "  1. Playtime: on your watchlist"])
        said = json.loads(self.done(self.on_journal("lists", "--json")).output)
        self.assertEqual([given["name"] for given in said], ["Wanted"])

    def test_import_and_undo(self):
        given = self.room / "trains.csv"
        given.write_text(LIST)
        said = self.done(self.on_journal("import", str(given)))
        self.assertIn("1 list is new", said.output)
        self.assertIn("1 list was saved.", said.messages)
        self.assertEqual((self.journal / "Trains.csv").read_text(), LIST)
        again = self.done(self.on_journal("import", str(given)))
        self.assertIn("1 list is already there", again.output)
        given.write_text(LIST + "4,Playtime,1967,,\n")
        changed = self.done(self.on_journal("import", str(given)))
        self.assertIn("1 list is changed", changed.output)
        self.done(self.on_journal("import", "--undo"))
        self.assertEqual((self.journal / "Trains.csv").read_text(), LIST)
        self.done(self.on_journal("import", "--undo"))
        self.assertFalse((self.journal / "Trains.csv").exists())
