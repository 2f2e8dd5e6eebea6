"""Papers about journeys: as PDF, read back by another program, and as text."""

import subprocess

from stage import other_program
from shell.case import CommandLineCase

FARE = "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:89.90"


class ClaimWriteTest(CommandLineCase):
    def leg(self, name, origin, destination, start, end, *more, operator="DB Fernverkehr",
            zone="Europe/Berlin"):
        other_program.write(self.journal, f"{name}.ics", [
            "BEGIN:VEVENT", f"UID:{name}", "DTSTAMP:20260101T000000Z",
            f"DTSTART;TZID={zone}:20261120T{start}00", f"DTEND;TZID={zone}:20261120T{end}00",
            f"SUMMARY:{origin} → {destination}", "CATEGORIES:Trip", "X-COUNTERFOIL-MODE:train",
            f"X-COUNTERFOIL-OPERATOR:{operator}", *more, "END:VEVENT"])

    def actual(self, end, clock, zone="Europe/Berlin"):
        return f"X-COUNTERFOIL-ACTUAL-{end};TZID={zone}:20261120T{clock}00"

    def journey(self):
        shared = "X-COUNTERFOIL-JOURNEY:Berlin"
        self.leg("one", "Köln Hbf", "Hannover Hbf", "0900", "1140", FARE, shared,
                 self.actual("DEPARTURE", "0904"), self.actual("ARRIVAL", "1205"),
                 "X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION", "X-COUNTERFOIL-SERVICE:ICE 651")
        self.leg("two", "Hannover Hbf", "Berlin Hbf", "1150", "1330", shared,
                 "X-COUNTERFOIL-SERVICE:ICE 847")
        self.leg("three", "Hannover Hbf", "Berlin Hbf", "1250", "1430", shared,
                 self.actual("DEPARTURE", "1252"), self.actual("ARRIVAL", "1441"),
                 "X-COUNTERFOIL-SUBSTITUTE:TRUE", "X-COUNTERFOIL-SERVICE:ICE 849")

    def write(self, *arguments):
        return self.on_journal("claim", "write", *arguments)

    def pdf(self, *arguments):
        file = self.room / "claim.pdf"
        said = self.done(self.write(*arguments, "--out", file, "--force"))
        self.assertEqual(said.output, "")
        text = subprocess.run(["pdftotext", "-layout", file, "-"], check=True,
                              capture_output=True).stdout.decode("utf-8")
        return " ".join(text.split()), said

    def test_the_form_of_a_journey_is_read_back_from_its_pdf(self):
        self.journey()
        text, said = self.pdf("one", "--language", "en", "--place", "Köln",
                              "--reference", "QX7-221", "--declare")
        for words in [
                "X Delay", "X Missed connection", "DB Fernverkehr",
                "Date of departure 20 November 2026", "From Köln Hbf", "To Berlin Hbf",
                "Departure by the timetable 09:00", "Arrival by the timetable 13:30",
                "ICE 651, ICE 847", "Ticket or booking number QX7-221", "Price €89.90",
                "Date of arrival 20 November 2026", "Actual departure 09:04",
                "Actual arrival 14:41", "ICE 651, ICE 849", "Connection missed at Hannover Hbf",
                "X Compensation for a delay of 60 to 119 minutes",
                "25% of €89.90 = €22.48; conditions of carriage, 9.2 and 9.5",
                "ICE 847, Hannover Hbf → Berlin Hbf: planned 11:50–13:30, missed",
                "X I declare that", "Place Köln", "Page 1 of 2", "Page 2 of 2"]:
            self.assertIn(words, text)
        self.assertNotIn("X Cancellation", text)
        self.assertNotIn("X I agree", text)
        self.assertIn("EU rail form for Deutsche Bahn, in English.", said.messages)
        self.assertIn("Missing: 5.1–5.3 Address. Your details have no address.", said.messages)
        self.assertIn("Add --consent.", said.messages)
        self.assertIn("Deutsche Bahn: documents to enclose\n  • Ticket\n"
                      "  • Confirmation of the delay\n", said.messages)
        self.assertNotIn("Add --place.", said.messages)

    def test_any_leg_names_the_journey_and_the_railway_its_language(self):
        self.journey()
        one, _ = self.pdf("one.ics")
        two, _ = self.pdf("two")
        self.assertEqual(one, two)
        self.assertIn("Abfahrt laut Fahrplan 09:00", one)
        self.assertIn("Preis 89,90 €", one.replace("\u00a0", " "))

    def test_text_goes_to_standard_output(self):
        self.journey()
        said = self.done(self.write("one", "--out", "-", "--language", "en"))
        self.assertIn("Connection missed at: Hannover Hbf", said.lines)
        self.assertIn("[x] Missed connection", said.lines)
        self.assertIn("Ticket or booking number:", said.lines)

    def test_a_taxi_is_a_cost_to_be_reimbursed(self):
        self.leg("late", "Köln Hbf", "Bonn Hbf", "0900", "0930", FARE,
                 "STATUS:CANCELLED", "X-COUNTERFOIL-JOURNEY:x")
        self.leg("taxi", "Köln Hbf", "Bonn Hbf", "0940", "1100",
                 "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:45.00", "X-COUNTERFOIL-JOURNEY:x",
                 "X-COUNTERFOIL-SUBSTITUTE:TRUE", self.actual("ARRIVAL", "1105"),
                 operator="")
        path = self.journal / "taxi.ics"
        path.write_text(path.read_text(encoding="utf-8").replace("MODE:train", "MODE:other"),
                        encoding="utf-8")
        text, _ = self.pdf("late", "--language", "en")
        self.assertIn("X Taxi: €45.00 (Köln Hbf → Bonn Hbf)", text)
        self.assertIn("X Cancellation", text)

    def test_each_scheme_has_its_paper(self):
        self.leg("uk", "York", "Leeds", "0930", "1000",
                 self.actual("ARRIVAL", "1042", "Europe/London"),
                 "X-COUNTERFOIL-FARE;X-CURRENCY=GBP:18.40", operator="LNER",
                 zone="Europe/London")
        text, _ = self.pdf("uk", "--ticket", "single")
        for words in ["Delay Repay claim", "Delay at the destination 42 min", "Amount £9.20",
                      "Kind of ticket Single"]:
            self.assertIn(words, text)
        text, _ = self.pdf("uk", "--kind", "evidence")
        self.assertIn("Record of a journey", text)
        self.assertIn("Promised: written by hand", text)

    def test_delays_with_a_season_ticket_are_one_claim(self):
        for day, clock in ("03", "1031"), ("19", "0955"):
            self.leg(f"case{day}", "Köln Hbf", "Bonn Hbf", "0900", "0930",
                     self.actual("ARRIVAL", clock), operator="National Express")
            path = self.journal / f"case{day}.ics"
            path.write_text(path.read_text(encoding="utf-8").replace("20261120", f"202611{day}"),
                            encoding="utf-8")
        text, _ = self.pdf("case19", "case03", "--language", "en")
        self.assertIn("X Compensation for repeated delays with a season ticket", text)
        # A list, and no sentences.
        self.assertEqual(text.count("Köln Hbf → Bonn Hbf"), 2)
        for words in ["Promised", "3 Nov 2026", "10:31", "61 min", "19 Nov 2026", "25 min"]:
            self.assertIn(words, text)
        self.assertNotIn("planned", text)

    def test_a_season_ticket_means_what_has_to_be_claimed_first(self):
        for month, late in ("10", "1031"), ("10", "1040"), ("10", "1050"), ("11", "1032"):
            name = f"late{late}"
            self.leg(name, "Köln Hbf", "Bonn Hbf", "0900", "0930", self.actual("ARRIVAL", late),
                     "X-COUNTERFOIL-TICKET:SEASON", operator="National Express")
            path = self.journal / f"{name}.ics"
            text = path.read_text(encoding="utf-8").replace("202611", f"2026{month}")
            path.write_text(text, encoding="utf-8")
        other_program.write(self.journal, "pass.ics", [
            "BEGIN:VJOURNAL", "UID:pass", "DTSTAMP:20260101T000000Z", "SUMMARY:D-Ticket",
            "CATEGORIES:Season Ticket", "X-COUNTERFOIL-PRODUCT:deutschlandticket",
            "X-COUNTERFOIL-TICKET-NUMBER:A 47", "END:VJOURNAL"])
        # Three cases of October are enough to be paid, one of November is not. The price is that of
        # the rules.
        for name in "pass", "pass.ics":
            text, _ = self.pdf(name, "--language", "en")
            for words in ["10:50", "80 min", "Price €63.00", "Amount €4.50",
                          "Ticket or booking number A 47"]:
                self.assertIn(words, text)
            self.assertEqual(text.count("Köln Hbf → Bonn Hbf"), 3)
        for name in "late1031", "late1040", "late1050":
            (self.journal / f"{name}.ics").unlink()
        text, _ = self.pdf("pass", "--language", "en")
        self.assertIn("10:32", text)
        self.assertIn("62 min", text)
        (self.journal / "late1032.ics").unlink()
        said = self.write("pass", "--out", "-")
        self.assertEqual(said.status, 1, said)
        self.assertIn("No qualifying delays yet.", said.messages)

    def test_a_long_list_of_delays_is_enclosed(self):
        for day in range(1, 31):
            for train in ("0900", "1700"):
                name = f"case{day:02}-{train}"
                self.leg(name, "Köln Hbf", "Bonn Hbf", train, f"{train[:2]}30",
                         self.actual("ARRIVAL", f"{int(train[:2]) + 1}31"),
                         "X-COUNTERFOIL-TICKET:SEASON", operator="National Express")
                path = self.journal / f"{name}.ics"
                text = path.read_text(encoding="utf-8").replace("20261120", f"202611{day:02}")
                path.write_text(text, encoding="utf-8")
        ids = sorted(path.stem for path in self.journal.glob("case*.ics"))
        text, said = self.pdf(*ids, "--language", "de", "--kind", "form")
        self.assertIn("6 Anmerkungen Siehe beigefügte Liste. 7 Erklärungen", text)
        self.assertIn("The list is longer than the 2,500 characters that the form takes, and is "
                      "enclosed.", said.messages)
        self.assertEqual(text.count("Köln Hbf → Bonn Hbf"), 60)
        self.assertEqual(text.count(" 61 "), 60, text[-300:])
        # Each page of the list has its headings.
        self.assertEqual(text.count("Zugesagt"), 2)
        said = self.done(self.write(*ids, "--language", "de", "--kind", "form", "--out", "-"))
        self.assertEqual(len([line for line in said.lines if "Köln Hbf → Bonn Hbf" in line]), 60)

    def test_costs_and_an_earlier_request_are_named(self):
        self.journey()
        text, _ = self.pdf("one", "--language", "en", "--meals", "12.50 EUR", "--hotel", "EUR 90",
                           "--earlier", "20 EUR", "--earlier-day", "2026-11-21")
        for words in ["X Hotel: €90.00", "X Meals and refreshments: €12.50",
                      "2 Earlier request for the same journey 21 November 2026, €20.00"]:
            self.assertIn(words, text)
        said = self.done(self.write("one", "--out", "-", "--kind", "letter", "--meals", "2 EUR"))
        self.assertIn("Only the EU rail form has fields for expenses and earlier claims.",
                      said.messages)
        self.assertEqual(self.write("one", "--out", "-", "--meals", "20").status, 64)
        self.assertEqual(self.write("one", "--out", "-", "--earlier-day", "soon").status, 64)

    def test_a_claim_that_was_sent_is_the_earlier_request(self):
        self.journey()
        other_program.write(self.journal, "claim.ics", [
            "BEGIN:VTODO", "UID:claim", "DTSTAMP:20260101T000000Z", "SUMMARY:Berlin",
            "CATEGORIES:Claim", "RELATED-TO;RELTYPE=X-COUNTERFOIL:two",
            "X-COUNTERFOIL-RECIPIENT:DB",
            "X-COUNTERFOIL-AMOUNT;X-CURRENCY=EUR:22.48", "X-COUNTERFOIL-REFERENCE:4711",
            "X-COUNTERFOIL-STEP;X-GIVEN=20261122:SENT", "END:VTODO"])
        said = self.done(self.write("one", "--out", "-", "--language", "en"))
        self.assertIn("22 November 2026, DB, 4711, €22.48", said.lines)
        # It is none of its own.
        said = self.done(self.write("claim", "--out", "-", "--language", "en"))
        self.assertNotIn("22 November 2026, DB, 4711, €22.48", said.lines)

    def claim(self):
        found = [one for one in self.journal.glob("*.ics")
                 if "BEGIN:VTODO" in one.read_text(encoding="utf-8")]
        self.assertLessEqual(len(found), 1)
        return found[0].read_text(encoding="utf-8") if found else None

    def test_writing_makes_the_claim_where_there_is_none_and_says_so(self):
        self.journey()
        said = self.done(self.write("one", "--out", "-", "--reference", "QX7", "--place", "Köln"))
        self.assertIn("The claim “Köln Hbf → Berlin Hbf” was added to the journal, as written.",
                      said.messages)
        self.assertIn("has the ticket number from now on.", said.messages)
        self.assertIn("“Köln” is kept with your details.", said.messages)
        claim = self.claim()
        self.assertIn(":WRITTEN", claim)
        self.assertIn("X-COUNTERFOIL-AMOUNT;X-CURRENCY=EUR:22.48", claim)
        self.assertNotIn("X-COUNTERFOIL-REFERENCE", claim)
        # What was said once is on the next paper, and the claim is the same.
        said = self.done(self.write("two", "--out", "-", "--language", "en"))
        self.assertIn("Ticket or booking number: QX7", said.lines)
        self.assertIn("Place: Köln", said.lines)
        self.assertNotIn("is kept with your details.", said.messages)
        self.assertEqual(self.claim(), claim)

    def test_a_claim_that_is_there_is_written_and_evidence_claims_nothing(self):
        self.journey()
        self.done(self.write("one", "--out", "-", "--kind", "evidence"))
        self.done(self.write("one", "--out", "-", "--no-record", "--reference", "QX7",
                             "--place", "Köln"))
        self.assertIsNone(self.claim())
        said = self.done(self.write("one", "--out", "-", "--language", "en"))
        self.assertIn("Ticket or booking number:", said.lines)
        self.assertIn("Place:", said.lines)
        claim = self.claim()
        self.assertIn(":WRITTEN", claim)
        for path in self.journal.glob("*.ics"):
            text = path.read_text(encoding="utf-8")
            lines = [line for line in text.splitlines() if ":WRITTEN" not in line]
            path.write_bytes("".join(f"{line}\r\n" for line in lines).encode())
        said = self.done(self.write("one", "--out", "-"))
        self.assertIn("is recorded as written.", said.messages)
        self.assertEqual(self.claim().count(":WRITTEN"), 1)

    def test_nothing_is_replaced_and_nothing_guessed(self):
        self.journey()
        file = self.room / "claim.txt"
        file.write_text("mine", encoding="utf-8")
        said = self.write("one", "--out", file)
        self.assertEqual((said.status, file.read_text(encoding="utf-8")), (1, "mine"), said)
        self.assertIn("already exists; --force replaces it.", said.messages)
        self.assertEqual(self.write("one", "--out", self.room / "claim.doc").status, 64)
        self.assertEqual(self.write("nobody", "--out", "-").status, 1)
        self.assertEqual(self.write("one", "--out", "-", "--language", "xx").status, 64)
        said = self.write("one", "--out", "-", "--scheme", "nl-ns")
        self.assertEqual(said.status, 1, said)
        self.assertIn("choose de-db or eu-rail", said.messages)

    def test_where_no_scheme_covers_it_there_is_evidence(self):
        self.leg("far", "A", "B", "0900", "1000", zone="Asia/Tokyo", operator="JR")
        said = self.done(self.write("far", "--out", "-"))
        self.assertEqual(said.lines[0], "Record of a journey")
        said = self.write("far", "--out", "-", "--kind", "form")
        self.assertEqual(said.status, 1, said)
        self.assertIn("No scheme that is known covers far.", said.messages)
