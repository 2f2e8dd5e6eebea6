"""What may be owed for late trips, by the rules of the program and those of the user’s own."""

import datetime
import json
import pathlib
import re

from stage import other_program
from shell.case import CommandLineCase

RULES = pathlib.Path(__file__).resolve().parents[3] / "resources/rights"
DAY = datetime.date.today() - datetime.timedelta(days=2)
FARE = "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:89.90"


class ClaimsTest(CommandLineCase):
    def trip(self, name, late, *more, day=DAY, operator="DB Fernverkehr",
             ends="Köln Hbf → Berlin Hbf"):
        def at(hour, minute):
            return f";TZID=Europe/Berlin:{day:%Y%m%d}T{hour:02}{minute:02}00"
        other_program.write(self.journal, f"{name}.ics", [
            "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z", f"DTSTART{at(9, 0)}",
            f"DTEND{at(13, 0)}", f"SUMMARY:{ends}", "CATEGORIES:Trip",
            "X-COUNTERFOIL-MODE:train", f"X-COUNTERFOIL-OPERATOR:{operator}",
            f"X-COUNTERFOIL-ACTUAL-ARRIVAL{at(13 + late // 60, late % 60)}", *more, "END:VEVENT"])

    def answers(self, *arguments):
        said = self.done(self.on_journal("claims", "--json", *arguments))
        return {trip["file"]: {answer["scheme"]: answer for answer in trip["answers"]}
                for trip in json.loads(said.output)}

    def test_what_is_owed_and_until_when(self):
        self.trip("late", 60, FARE)
        self.trip("nearly", 59, FARE)
        said = self.done(self.on_journal("claims"))
        self.assertEqual(len(said.lines), 19, said)
        self.assertIn("Köln Hbf → Berlin Hbf", said.lines[0])
        self.assertIn("€22.48 (25% of €89.90) · claim by ", said.lines[1])
        self.assertIn("Deutsche Bahn: ", said.lines[2])
        self.assertIn("EU rail rights: Regulation (EU) 2021/782", said.lines[4])
        self.assertEqual(said.lines[5:8], ["Deutsche Bahn: documents to enclose", "  • Ticket",
                                           "  • Confirmation of the delay"])
        self.assertEqual(said.lines[14:16], ["EU rail rights: exceptions",
                                             "  • You knew of the delay when buying"])
        answers = self.answers("--all")
        self.assertEqual(answers["late.ics"]["eu-rail"]["amount"], "22.48")
        self.assertEqual(answers["late.ics"]["de-db"]["evidence"],
                         ["ticket", "delayConfirmation"])
        self.assertIn("localServices", answers["late.ics"]["eu-rail"]["excludes"])
        self.assertEqual(answers["late.ics"]["eu-rail"]["grade"], "P")
        self.assertGreater(answers["late.ics"]["eu-rail"]["deadline"], f"{DAY}")
        self.assertEqual(answers["nearly.ics"]["de-db"]["words"],
                         "None: 1 minute short of 60")
        self.assertEqual(self.answers("--search", "operator:snc"), {})

    def test_a_train_in_britain_is_one_whatever_the_clock_of_the_machine(self):
        def at(clock):
            return f";TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
        for name, operator, ends in [("north", "LNER", "London Kings Cross → York"),
                                     ("open", "", "London Kings Cross → York"),
                                     ("home", "DB Fernverkehr", "Köln Hbf → Berlin Hbf")]:
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z", f"DTSTART{at(1000)}",
                f"DTEND{at(1200)}", f"SUMMARY:{ends}", "CATEGORIES:Trip",
                "X-COUNTERFOIL-MODE:train", f"X-COUNTERFOIL-OPERATOR:{operator}",
                f"X-COUNTERFOIL-ACTUAL-ARRIVAL{at(1315)}",
                "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:45.50", "END:VEVENT"])
        answers = self.answers("--all")
        self.assertEqual(list(answers["north.ics"]), ["gb-delay-repay-30"])
        self.assertEqual(answers["north.ics"]["gb-delay-repay-30"]["amount"], "45.5")
        self.assertNotIn("eu-rail", answers["open.ics"])
        self.assertIn("gb-delay-repay-15", answers["open.ics"])
        self.assertEqual(list(answers["home.ics"]), ["de-db", "eu-rail"])

    def test_what_was_claimed_is_told_and_not_claimed_again(self):
        self.trip("late", 60, FARE)
        other_program.write(self.journal, "claim.ics", [
            "BEGIN:VTODO", "UID:claim", "DTSTAMP:20260101T000000Z",
            "SUMMARY:Claim: Köln Hbf → Berlin Hbf", "CATEGORIES:Claim",
            "X-COUNTERFOIL-SUBJECT:Köln Hbf → Berlin Hbf",
            "X-COUNTERFOIL-AMOUNT;X-CURRENCY=EUR:22.48",
            "RELATED-TO;RELTYPE=X-COUNTERFOIL:late", "X-COUNTERFOIL-STEP:SENT", "END:VTODO"])
        self.assertEqual(self.answers(), {})
        said = self.done(self.on_journal("claims", "--all"))
        self.assertEqual(said.lines[1], "  Claimed: sent, €22.48")
        told = json.loads(self.done(self.on_journal("claims", "--all", "--json")).output)
        self.assertEqual(told[0]["claims"], [{
            "file": "claim.ics", "state": "sent", "scheme": None, "amount": "22.48",
            "currency": "EUR", "deadline": None}])
        self.assertFalse(told[0]["answers"][0]["open"])
        found = self.done(self.on_journal("list", "--search", "claim:open"))
        self.assertEqual(len(found.lines), 2, found)

    def test_what_was_paid_in_part_leaves_the_rest_open(self):
        self.trip("late", 60, FARE)
        other_program.write(self.journal, "claim.ics", [
            "BEGIN:VTODO", "UID:claim", "DTSTAMP:20260101T000000Z",
            "SUMMARY:Claim: Köln Hbf → Berlin Hbf", "CATEGORIES:Claim",
            "X-COUNTERFOIL-SUBJECT:Köln Hbf → Berlin Hbf",
            "X-COUNTERFOIL-AMOUNT;X-CURRENCY=EUR:22.48", "X-COUNTERFOIL-PAID;X-CURRENCY=EUR:10.00",
            "RELATED-TO;RELTYPE=X-COUNTERFOIL:late", "X-COUNTERFOIL-STEP:PAID", "END:VTODO"])
        said = self.done(self.on_journal("claims", "--all"))
        self.assertEqual(said.lines[1], "  Claimed: €10.00 paid, €12.48 still open")
        told = json.loads(self.done(self.on_journal("claims", "--all", "--json")).output)
        claim = told[0]["claims"][0]
        self.assertEqual((claim["state"], claim["paid"], claim["rest"]),
                         ("partly-paid", "10", "12.48"))
        for search in "claim:open", "claim:paid", "claim:partly-paid":
            found = self.done(self.on_journal("list", "--search", search))
            self.assertEqual(len(found.lines), 2, found)
        listed = json.loads(self.done(self.on_journal(
            "list", "--json", "--search", "kind:claim")).output)
        self.assertEqual((listed[0]["state"], listed[0]["amount"]), ("partly-paid", "12.48"))

    def test_a_trip_is_where_its_operator_and_its_currency_are(self):
        pounds = FARE.replace("EUR:89.90", "GBP:45.50")
        self.trip("york", 75, pounds, operator="LNER", ends="A → B")
        self.trip("euros", 75, FARE, operator="LNER", ends="A → B")
        self.trip("bern", 75, FARE.replace("EUR", "CHF"), operator="SBB", ends="A → B")
        self.trip("abroad", 75, FARE, operator="SBB", ends="A → B")
        answers = self.answers("--all")
        york = answers["york.ics"]
        self.assertEqual(list(york), ["gb-delay-repay-30"])
        self.assertEqual((york["gb-delay-repay-30"]["amount"],
                          york["gb-delay-repay-30"]["currency"]), ("45.5", "GBP"))
        self.assertEqual(york["gb-delay-repay-30"]["deadline"],
                         f"{DAY + datetime.timedelta(days=28)}")
        for name in ("euros.ics", "abroad.ics"):
            self.assertEqual({answer["answer"] for answer in answers[name].values()},
                             {"cannotTell"})
        self.assertEqual(list(answers["bern.ics"]), ["ch-rail"])

    def test_a_season_ticket_has_its_pot_as_in_the_window(self):
        first = datetime.date.today().replace(day=1)
        for number in range(4):
            self.trip(f"late{number}", 60, "X-COUNTERFOIL-TICKET:SEASON", day=first,
                      operator="National Express")
        other_program.write(self.journal, "pass.ics", [
            "BEGIN:VJOURNAL", "UID:pass", "DTSTAMP:20260101T000000Z", "SUMMARY:D-Ticket",
            "CATEGORIES:Season Ticket", "X-COUNTERFOIL-PRODUCT:deutschlandticket",
            "X-COUNTERFOIL-PRICE;X-CURRENCY=EUR:63.00", "END:VJOURNAL"])
        said = self.done(self.on_journal("claims"))
        self.assertEqual(said.lines[0], "D-Ticket")
        self.assertIn(" · €6.00 · claim by ", said.lines[1])
        told = json.loads(self.done(self.on_journal("claims", "--json")).output)
        self.assertEqual([one["file"] for one in told], ["pass.ics"])
        pot = told[0]["answers"][0]
        self.assertEqual((pot["amount"], pot["currency"], pot["open"]), ("6", "EUR", True))
        self.assertEqual(sorted(pot["trips"]), [f"late{number}.ics" for number in range(4)])
        self.assertEqual(self.answers("--search", "nothing-like-it"), {})

    def test_a_journey_is_claimed_once_and_whole(self):
        def leg(name, origin, destination, start, end, *more):
            def at(clock):
                return f";TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z",
                f"DTSTART{at(start)}", f"DTEND{at(end)}",
                f"SUMMARY:{origin} → {destination}", "CATEGORIES:Trip",
                "X-COUNTERFOIL-MODE:train", "X-COUNTERFOIL-OPERATOR:DB Fernverkehr",
                "X-COUNTERFOIL-JOURNEY:Berlin", *more,
                "END:VEVENT"])

        def arrived(clock):
            return f"X-COUNTERFOIL-ACTUAL-ARRIVAL;TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
        leg("one", "Köln Hbf", "Hannover Hbf", "0900", "1140", FARE, arrived("1205"),
            "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION")
        leg("two", "Hannover Hbf", "Berlin Hbf", "1150", "1330")
        leg("three", "Hannover Hbf", "Berlin Hbf", "1250", "1430", arrived("1441"),
            "X-COUNTERFOIL-SUBSTITUTE:TRUE")
        answers = self.answers("--search", "hannover")
        self.assertEqual(list(answers), ["one.ics"])
        # 71 minutes at the destination, of the price of all.
        self.assertEqual(answers["one.ics"]["eu-rail"]["amount"], "22.48")

    def test_a_ferry_is_owed_for_by_how_long_it_was_to_take(self):
        for name, late in ("early", 119), ("quarter", 120), ("half", 241):
            self.trip(name, late, FARE, operator="Stena Line")
            path = self.journal / f"{name}.ics"
            text = path.read_text(encoding="utf-8").replace("MODE:train", "MODE:ferry")
            # Five hours instead of four; the arrival is as late as before.
            path.write_text(text.replace("T090000", "T080000"), encoding="utf-8")
        answers = self.answers("--all")
        self.assertEqual(answers["early.ics"]["eu-ferry"]["words"],
                         "None: 1 minute short of 120")
        self.assertEqual(answers["quarter.ics"]["eu-ferry"]["amount"], "22.48")
        self.assertEqual(answers["half.ics"]["eu-ferry"]["amount"], "44.95")
        self.assertIn("weather", answers["half.ics"]["eu-ferry"]["excludes"])

    def test_that_one_was_told_before_is_said_of_cancelled_flights_alone(self):
        def flight(name, *more):
            def at(clock):
                return f";TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
            other_program.write(self.journal, f"{name}.ics", [
                "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z",
                f"DTSTART{at('0900')}", f"DTEND{at('1100')}",
                "SUMMARY:FRA → MAD", "CATEGORIES:Trip", "X-COUNTERFOIL-MODE:flight",
                "X-COUNTERFOIL-OPERATOR:Lufthansa", *more, "END:VEVENT"])

        def arrived(clock):
            return f"X-COUNTERFOIL-ACTUAL-ARRIVAL;TZID=Europe/Berlin:{DAY:%Y%m%d}T{clock}00"
        flight("late", arrived("1500"))
        said = self.done(self.on_journal("claims"))
        self.assertNotIn("two weeks before", said.output)
        flight("gone", "STATUS:CANCELLED", "X-COUNTERFOIL-JOURNEY:Madrid")
        flight("instead", arrived("1600"), "X-COUNTERFOIL-JOURNEY:Madrid",
               "X-COUNTERFOIL-SUBSTITUTE:TRUE")
        said = self.done(self.on_journal("claims"))
        self.assertIn("  • You were told of the cancellation two weeks before", said.output)

    def test_what_is_missing_or_too_late(self):
        self.trip("free", 75)
        self.trip("old", 75, FARE, day=datetime.date(2024, 3, 5))
        said = self.done(self.on_journal("claims"))
        self.assertEqual(said.output, "")
        self.assertIn("Nothing can be claimed.", said.messages)
        self.assertIn("The compensation for 1 trip cannot be told", said.messages)
        answers = self.answers("--all")
        self.assertEqual(answers["free.ics"]["eu-rail"]["answer"], "cannotTell")
        self.assertEqual(
            (answers["old.ics"]["de-db"]["open"], answers["old.ics"]["de-db"]["deadline"]),
            (False, "2024-06-05"))

    def test_rules_of_ones_own(self):
        self.trip("late", 60, FARE)
        own = self.room / "data/counterfoil/rights"
        own.mkdir(parents=True)
        rules = (RULES / "de-db.json").read_text(encoding="utf-8")
        newer = re.sub('"edition": "[^"]*"', '"edition": "2099-01-01"', rules, count=1)
        (own / "de-db.json").write_text(newer.replace('"percent": "25"', '"percent": "30"', 1),
                                        encoding="utf-8")
        self.assertEqual(self.answers()["late.ics"]["de-db"]["amount"], "26.97")
        (own / "de-db.json").write_text(newer.replace('"percent": "25"', '"percent": "-1"', 1),
                                        encoding="utf-8")
        self.assertEqual(self.answers()["late.ics"]["de-db"]["amount"], "22.48")
        said = self.done(self.on_journal("claims"))
        self.assertIn("de-db.json is not used: products[0].rules[0].share.tiers[0].percent: ",
                      said.messages)

    def test_days_that_make_no_sense(self):
        said = self.on_journal("claims", "--from", "soon")
        self.assertEqual(said.status, 64, said)
