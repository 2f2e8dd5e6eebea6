"""Tables of services are imported by descriptions, those of the program and one’s own."""

import datetime
import json
import pathlib

from shell.case import CommandLineCase

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "FormatsTests/Fixtures/services"
KINO = {"schema": 1, "id": "kino", "name": "Kino", "edition": "2026-11-29", "tables": [
    {"rows": "film", "headings": [["Titel", "Gesehen"]],
     "columns": {"title": "Titel", "watched": "Gesehen", "kind": "Art"},
     "days": "day", "kinds": {"Film": "film", "Serie": "series"}}]}


class ServicesTest(CommandLineCase):
    def describe(self, service):
        own = self.room / "data/counterfoil/services"
        own.mkdir(parents=True, exist_ok=True)
        (own / "kino.json").write_text(json.dumps(service), encoding="utf-8")

    def table(self):
        path = self.room / "kino.csv"
        path.write_text("Titel;Gesehen;Art\nGilda;02/03/2024;Film\nDark;03/03/2024;Serie\n",
                        encoding="utf-8")
        return path

    def imported(self, path):
        """Imports files, with each question answered by its first option."""
        said = self.done(self.on_journal("import", path, "--dry-run", "--json"))
        answers = [part for question in json.loads(said.output)["questions"] for part in (
            "--answer", f"{question['id']}={question['options'][0]['id']}")]
        return json.loads(self.done(self.on_journal("import", path, *answers, "--json")).output)

    def test_a_second_import_of_each_service_writes_nothing(self):
        for service in sorted(FIXTURES.iterdir()):
            with self.subTest(service.name):
                self.journal = self.room / service.name
                self.journal.mkdir()
                self.assertGreater(self.imported(service)["written"]["added"], 0)
                first = self.files()
                again = self.imported(service)
                self.assertIsNone(again["written"], again)
                self.assertEqual(self.files(), first)

    def test_a_late_flight_of_flighty_is_owed_for(self):
        day = datetime.date.today() - datetime.timedelta(days=9)
        table = self.room / "flighty.csv"
        table.write_text(
            "Airline,Flight,From,To,Canceled,Gate Departure (Scheduled),"
            "Gate Arrival (Scheduled),Gate Arrival (Actual)\n"
            f"DLH,454,FRA,SFO,false,{day}T10:20,{day}T12:35,{day}T16:50\n", encoding="utf-8")
        self.done(self.on_journal("import", table))
        claims = json.loads(self.done(self.on_journal("claims", "--json")).output)
        answers = {answer["scheme"]: answer for answer in claims[0]["answers"]}
        self.assertEqual(answers["eu-air"]["amount"], "600")

    def test_a_description_of_ones_own_is_read_and_a_wrong_one_is_named(self):
        said = self.done(self.on_journal("import", self.table(), "--dry-run"))
        self.assertIn("Columns of kino.csv", said.output)
        self.describe(KINO)
        said = self.done(self.on_journal("import", self.table()))
        self.assertIn("1 film is new", said.lines)
        self.assertIn("A series, not a film", said.output)
        self.assertEqual(str(self.entry("Gilda").get("DTSTART").dt), "2024-03-02")
        self.describe({**KINO, "tables": [{**KINO["tables"][0], "days": "year"}]})
        for command in (("check",), ("import", self.table(), "--dry-run")):
            said = self.done(self.on_journal(*command))
            self.assertIn(
                "kino.json is not used: tables[0].days: “year” is not known here.",
                said.messages)
