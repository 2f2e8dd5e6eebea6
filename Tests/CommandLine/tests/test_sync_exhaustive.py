"""Edits by Counterfoil, todoman and khal on two devices meet through vdirsyncer and Radicale:
afterwards nothing is missing and nothing is doubled."""

import json
import re

from shell.sync import SyncCase, rewrite
from stage import journal as calendars


class SyncTest(SyncCase):
    def texts(self, device):
        """The lines of each entry, by its UID: a server writes them in an order of its own."""
        entries = calendars.entries(self.room / device)
        found = {str(entry.get("UID")): sorted(entry.component.to_ical().decode().splitlines())
                 for entry in entries}
        self.assertEqual(len(found), len(entries), "two files have one UID")
        return found

    def settle(self):
        """Syncs until both devices have heard of each other's edits."""
        said = self.sync("phone", "desk", "phone")
        self.assertNotIn("error", said.lower(), said)
        self.assertEqual(self.texts("desk"), self.texts("phone"))
        for device in ("desk", "phone"):
            self.counterfoil(device, "check")
        return said

    def titles(self, device):
        return sorted(str(entry.summary) for entry in calendars.entries(self.room / device))

    def one(self, device, words):
        return calendars.entry(self.room / device, words)

    def tags(self, device, words):
        values = self.one(device, words).get("CATEGORIES")
        return {str(value) for value in values.cats} if values else set()

    def tick_off_the_film(self):
        """The one thing to do on the phone."""
        self.todoman("list")
        self.todoman("done", "1")

    def start_with_a_few(self):
        self.counterfoil("desk", "add", "film", "Brazil", "--year", "1985", "--wanted",
                         "--tag", "satire", "--tag", "home")
        self.counterfoil("desk", "add", "film", "Metropolis", "--year", "1927", "--watched",
                         "2026-11-20", "--feedback", "good")
        self.counterfoil("desk", "add", "trip", "Ulm", "Bonn", "--departure",
                         "2026-11-20T14:02", "--arrival", "2026-11-20T17:02")
        self.sync("desk", "phone")
        self.before = self.titles("desk")
        self.assertEqual(self.titles("phone"), self.before)
        self.assertEqual(len(self.before), 3)

    def test_what_todoman_ticks_off_stays_a_film_with_its_tags(self):
        self.start_with_a_few()
        self.tick_off_the_film()
        self.assertIsNone(self.one("phone", "Brazil").get("CATEGORIES"))
        self.settle()
        listed = json.loads(self.counterfoil("desk", "list", "--json").output)
        brazil = [entry for entry in listed if entry.get("title") == "Brazil"]
        self.assertEqual(len(brazil), 1, listed)
        self.assertEqual(brazil[0]["kind"], "film")
        self.assertNotIn("wanted", brazil[0])
        found = self.counterfoil("desk", "list", "--search", "tag:satire")
        self.assertEqual(len(found.lines), 1, found)
        self.assertEqual(self.titles("desk"), self.before)

    def test_edits_of_both_devices_are_all_there_where_they_meet_in_one_entry(self):
        self.start_with_a_few()
        # On the phone todoman ticks the wanted film off, and khal notes something about the trip.
        self.tick_off_the_film()
        self.khal("edit", "--show-past", "Ulm", answers="d\nA window seat\nq\n")
        # At the desk the film gets a tag and feedback, and the trip its delay.
        film = self.one("desk", "Brazil").path
        rewrite(film, lambda text: text.replace(
            "CATEGORIES:Film,", "CATEGORIES:Film,late,").replace(
            "END:VTODO", "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261121T200000Z:GOOD\nEND:VTODO"))
        trip = self.one("desk", "Ulm").path
        rewrite(trip, lambda text: re.sub(
            r"^DTEND(.*):\S+$",
            r"\g<0>\nX-COUNTERFOIL-ACTUAL-ARRIVAL;VALUE=DATE-TIME\1:20261120T171400",
            text, flags=re.MULTILINE))
        self.sync("desk")
        said = self.settle()
        self.assertIn("conflict", said.lower())

        self.assertEqual(self.titles("desk"), self.before)
        film = self.one("desk", "Brazil")
        self.assertEqual(str(film.get("STATUS")), "COMPLETED")
        self.assertEqual(self.tags("desk", "Brazil"), {"Film", "satire", "home", "late"})
        self.assertEqual(film.feedback, ["GOOD"])
        trip = self.one("desk", "Ulm")
        self.assertEqual(str(trip.get("DESCRIPTION")), "A window seat")
        self.assertIsNotNone(trip.get("X-COUNTERFOIL-ACTUAL-ARRIVAL"))

    def test_what_is_new_or_gone_on_either_device_is_so_on_both_and_once(self):
        self.start_with_a_few()
        self.counterfoil("phone", "add", "film", "Gilda", "--watched", "2026-11-21")
        self.counterfoil("desk", "add", "film", "Laura", "--watched", "2026-11-22")
        self.one("phone", "Metropolis").path.unlink()
        self.sync("desk")
        self.settle()
        titles = self.titles("desk")
        self.assertEqual(titles, sorted(set(titles)))
        self.assertEqual([title.split(" (")[0] for title in titles if "→" not in title],
                         ["Brazil", "Gilda", "Laura"])

    def test_the_same_feedback_history_comes_out_whoever_syncs_first(self):
        self.start_with_a_few()
        given = {"desk": "20261121T080000Z:REALLY-GOOD", "phone": "20261122T080000Z:BAD"}
        for device, feedback in given.items():
            path = self.one(device, "Metropolis").path
            rewrite(path, lambda text: text.replace(
                "END:VJOURNAL", f"X-COUNTERFOIL-FEEDBACK;X-GIVEN={feedback}\nEND:VJOURNAL"))
        self.sync("desk")
        self.settle()
        self.assertEqual(self.one("phone", "Metropolis").feedback, ["GOOD", "REALLY-GOOD", "BAD"])
