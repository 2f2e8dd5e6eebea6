"""Imports are rehearsed, repeated, taken back, and leave nothing behind where they fail."""

import io
import json
import os
import pathlib
import signal
import struct
import tempfile
import threading
import unittest
import zipfile
import zlib

from stage import other_program
from shell.case import PATIENCE, CommandLineCase

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "FormatsTests/Fixtures"


def png():
    """A picture of one white pixel."""
    def chunk(kind, content):
        return (struct.pack(">I", len(content)) + kind + content
                + struct.pack(">I", zlib.crc32(kind + content)))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(b"\0\xff")) + chunk(b"IEND", b""))


class ImportTest(CommandLineCase):
    def diary(self, rows):
        """A diary as Letterboxd exports it."""
        path = self.room / "diary.csv"
        head = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        path.write_text(head + "".join(rows), encoding="utf-8")
        return path

    def rows(self, count):
        return [f"2024-01-02,Film {number},1999,https://boxd.it/{number},4.5,,,2024-01-01\n"
                for number in range(count)]

    def test_a_rehearsal_says_what_an_import_then_does(self):
        diary = self.diary(self.rows(3))
        said = self.done(self.on_journal("import", diary, "--dry-run"))
        self.assertIn("3 films are new", said.lines)
        self.assertEqual(len([line for line in said.lines if "diary.csv, row" in line]), 3)
        self.assertEqual(self.files(), {})
        rehearsed = json.loads(self.on_journal("import", diary, "--dry-run", "--json").output)
        self.assertIsNone(rehearsed["written"])
        imported = json.loads(self.done(self.on_journal("import", diary, "--json")).output)
        self.assertEqual(imported["groups"], rehearsed["groups"])
        self.assertEqual(imported["written"], {"added": 3, "changed": 0})
        self.assertEqual(self.entry("Film 1").feedback, ["REALLY-GOOD"])

    def test_again_adds_nothing_and_undo_takes_it_back(self):
        diary = self.diary(self.rows(3))
        self.done(self.on_journal("import", diary))
        first = self.files()
        said = self.done(self.on_journal("import", diary))
        self.assertIn("3 films are already there", said.lines)
        self.assertEqual(self.files(), first)
        said = self.done(self.on_journal("import", "--undo", "--dry-run"))
        self.assertEqual(said.output, "diary.csv: 3 entries would be removed.\n")
        self.assertEqual(self.files(), first)
        said = self.done(self.on_journal("import", "--undo"))
        self.assertEqual(said.output, "diary.csv: 3 entries were moved to the trash.\n")
        self.assertEqual([name for name in self.files() if name.endswith(".ics")], [])
        self.assertEqual(self.on_journal("import", "--undo").status, 1)

    def test_a_viewing_of_a_wanted_film_completes_it_unless_it_is_still_wanted(self):
        self.done(self.on_journal("add", "film", "Film 0", "--year", "1999", "--wanted"))
        before = self.files()
        diary = self.diary(self.rows(2))
        said = self.done(self.on_journal("import", diary))
        self.assertIn("You wanted to see Film 0 (1999). Was it this viewing?", said.output)
        self.assertEqual(self.entry("Film 0").get("STATUS"), "COMPLETED")
        self.assertEqual(sum(name.endswith(".ics") for name in self.files()), 2)
        self.done(self.on_journal("import", "--undo"))
        self.assertEqual(self.files(), before)
        self.done(self.on_journal("import", diary, "--answer", "wanted Letterboxd=wanted"))
        self.assertEqual(sum(name.endswith(".ics") for name in self.files()), 3)

    @unittest.skipUnless(os.path.ismount("/dev/shm"), "There is no file system in memory here.")
    def test_without_a_trash_what_is_taken_back_is_kept_and_the_path_is_said(self):
        # No desktop has a trash for a file system in memory.
        memory = tempfile.TemporaryDirectory(prefix="counterfoil.", dir="/dev/shm")
        self.addCleanup(memory.cleanup)
        self.journal = pathlib.Path(memory.name)
        self.done(self.on_journal("import", self.diary(self.rows(3))))
        files = self.files()
        said = self.done(self.on_journal("import", "--undo"))
        self.assertIn("because the folder has no trash", said.output)
        kept = self.room / "data/counterfoil/removed"
        self.assertEqual({path.name: path.read_bytes() for path in kept.rglob("*.ics")}, files)
        self.assertIn(str(kept), said.output)
        self.assertEqual(self.files(), {})

    def test_bands_move_the_words(self):
        diary = self.diary(self.rows(1))
        self.done(self.on_journal("import", diary, "--bands", "2,4,6,9.5"))
        self.assertEqual(self.entry("Film 0").feedback, ["GOOD"])

    def test_a_question_waits_and_an_answer_is_taken(self):
        files = FIXTURES / "letterboxd/spreadsheet/undecided.csv"
        found = json.loads(self.on_journal("import", files, "--dry-run", "--json").output)
        question = found["questions"][0]
        said = self.done(self.on_journal("import", files, "--dry-run"))
        self.assertIn(f"Question {question['id']}: {question['words']}", said.lines)
        answers = [f"{question['id']}={option['id']}" for option in question["options"]]
        days = set()
        for answer in answers:
            said = self.done(
                self.on_journal("import", files, "--dry-run", "--json", "--answer", answer))
            days.add(json.dumps(json.loads(said.output)["groups"]))
        self.assertGreater(len(days), 1)
        said = self.on_journal("import", files, "--answer", "nobody=asked")
        self.assertEqual((said.status, said.output, self.files()), (64, "", {}), said)

    def test_unwatched_films_of_a_library_are_left_out_unless_they_are_to_be_a_list(self):
        library = FIXTURES / "kodi/videodb.xml"
        dry = self.on_journal("import", library, "--dry-run")
        self.assertIn("kodi.unwatched", dry.output)
        self.assertIn("2 films are new", dry.lines)
        self.done(self.on_journal(
            "import", library, "--answer", "kodi.unwatched=list"))
        self.assertIn("Playtime", self.done(self.on_journal("lists", "Kodi")).output)
        before = self.files()
        self.done(self.on_journal(
            "import", library, "--answer", "kodi.unwatched=list"))
        self.assertEqual(self.files(), before)

    def test_a_poster_beside_a_film_is_kept_unless_it_cannot_be_shown(self):
        films = self.room / "films"
        films.mkdir()
        for title, poster in (("Gilda", png()), ("Ran", png()[:24])):
            (films / f"{title}.nfo").write_text(
                f"<movie><title>{title}</title><playcount>1</playcount></movie>")
            (films / f"{title}-poster.png").write_bytes(poster)
        said = self.done(self.on_journal("import", films))
        self.assertIn("The picture cannot be shown", said.output)
        kept = self.room / "data/counterfoil/tickets"
        self.assertEqual([path.read_bytes() for path in kept.iterdir()], [png()])

    def test_pictures_go_along_in_a_calendar_unless_they_cannot_be_read(self):
        poster, calendar = self.room / "poster.png", self.room / "all.ics"
        poster.write_bytes(png())
        for title, picture in (("Gilda", poster), ("Ran", self.room / "missing.png")):
            other_program.film(self.journal, f"{title}.ics", title,
                               f"ATTACH;X-COUNTERFOIL=TICKET:{picture.as_uri()}")
        self.done(self.on_journal("export", calendar))
        self.assertNotIn("BASE64", calendar.read_text())
        said = self.done(self.on_journal("export", calendar, "--pictures", "--force"))
        self.assertEqual(said.messages, "2 entries were written. "
                         "1 picture could not be read; only its address was written.\n")
        other = self.room / "other"
        other.mkdir()
        self.done(self.run_program("import", calendar, "--journal", other))
        kept = self.room / "data/counterfoil/tickets/Gilda.png"
        self.assertEqual(kept.read_bytes(), png())
        self.assertEqual([str(kept.as_uri()) in path.read_text().replace("\n ", "")
                          for path in other.glob("*.ics") if "Gilda" in path.read_text()], [True])
        said = self.done(self.on_journal("import", calendar))
        self.assertIn("nothing to write", said.messages)

    def test_an_answer_is_copied_from_a_sentence_that_sets_its_name_apart(self):
        files = self.room / "יומן.csv"
        files.write_bytes((FIXTURES / "letterboxd/spreadsheet/undecided.csv").read_bytes())
        dry = ("import", files, "--dry-run")
        found = json.loads(self.done(self.on_journal(*dry, "--json")).output)
        question = found["questions"][0]
        name, option = f"\u2068{question['id']}\u2069", question["options"][-1]["id"]
        self.assertIn(f"Question {name}: ", self.done(self.on_journal(*dry)).output)
        plain, copied = [
            json.loads(self.done(
                self.on_journal(*dry, "--json", "--answer", f"{id}={option}")).output)["groups"]
            for id in (question["id"], name)]
        self.assertEqual(copied, plain)
        self.assertNotEqual(copied, found["groups"])

    def test_what_is_no_export_is_refused_and_nothing_is_written(self):
        poem = self.room / "poem.txt"
        poem.write_text("No export at all.\n")
        for arguments in ((poem,), (self.room / "nowhere.csv",),
                          (self.diary(self.rows(1)), "--format", "imdb")):
            with self.subTest(arguments):
                said = self.on_journal("import", *arguments)
                self.assertEqual((said.status, said.output), (1, ""), said)
                self.assertNotEqual(said.messages, "")
        for arguments in ((), ("--undo", poem), ("--undo", "--json"), (poem, "--bands", "1"),
                          (poem, "--answer", "x"), (poem, "--format", "poem")):
            with self.subTest(arguments):
                self.assertEqual(self.on_journal("import", *arguments).status, 64)
        self.assertEqual(self.files(), {})

    def test_a_file_in_which_nothing_was_found_is_named(self):
        for name, text in (("diary.csv", DIARY),
                           ("empty.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n")):
            with self.subTest(name):
                path = self.room / name
                path.write_text(text)
                for arguments in ((), ("--dry-run",)):
                    said = self.on_journal("import", path, *arguments)
                    self.assertEqual(said.status, 1, said)
                    self.assertEqual(
                        said.lines[1:],
                        ["1 row cannot be read: There is nothing in it that can be imported.",
                         f"  {name}: {name}"])
                    self.assertEqual(
                        said.messages, "Nothing was imported: nothing could be read.\n")

    def test_standard_input_and_pipes_are_read_like_files(self):
        table = "Title,Watched\nRan,2024-01-05\n"
        scratch = self.room / "scratch"
        scratch.mkdir()
        given = {"stdin": table, "environment": {"TMPDIR": str(scratch)}}
        said = self.done(self.on_journal("import", "--dry-run", "-", **given))
        self.assertIn("  stdin, row 2: Ran, 2024-01-05", said.lines)
        pipe = self.room / "films.csv"
        os.mkfifo(pipe)
        writer = threading.Thread(target=pipe.write_text, args=(table,))
        writer.start()
        self.done(self.on_journal("import", pipe, environment=given["environment"]))
        writer.join()
        self.assertEqual(str(self.entry("Ran").get("DTSTART").dt), "2024-01-05")
        said = self.done(self.on_journal("import", "-", "--format", "table", **given))
        self.assertIn("1 film is already there", said.lines)
        said = self.on_journal("import", "-", **{**given, "stdin": "No export at all."})
        self.assertEqual(said.status, 1, said)
        self.assertIn("Counterfoil cannot read stdin.", said.messages)
        self.assertEqual(list(scratch.iterdir()), [])

    def test_a_spreadsheet_is_read_like_a_table_or_refused_with_advice(self):
        sheet = self.room / "films.ods"
        cells = "".join(
            f"<table:table-row>{''.join(row)}</table:table-row>" for row in (
                [f"<table:table-cell><text:p>{title}</text:p></table:table-cell>"
                 for title in ("Title", "Watched")],
                ["<table:table-cell><text:p>Ran</text:p></table:table-cell>",
                 '<table:table-cell office:value-type="date" office:date-value="2024-01-05"/>']))
        with zipfile.ZipFile(sheet, "w") as archive:
            archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
            archive.writestr("content.xml", (
                '<a xmlns:table="t" xmlns:text="x" xmlns:office="o">'
                f'<table:table table:name="Films">{cells}</table:table></a>'))
        self.done(self.on_journal("import", sheet))
        self.assertEqual(str(self.entry("Ran").get("DTSTART").dt), "2024-01-05")
        old = self.room / "votes.xls"
        old.write_text("<html><table><tr><td>x</td></tr></table></html>")
        said = self.on_journal("import", old)
        self.assertEqual((said.status, said.output), (1, ""), said)
        self.assertIn("Save it as CSV and import that.", said.messages)

    def test_a_text_in_another_encoding_is_read_or_asked_about(self):
        films = self.room / "films.csv"
        for title, encoding in (("Сталкер", "Windows-1251"), ("Dvořák", "Windows-1250"),
                                ("東京物語", "Shift-JIS")):
            with self.subTest(title):
                films.write_bytes(f"Title,Watched\n{title},2024-01-05\n".encode(encoding))
                said = self.done(self.on_journal("import", films))
                self.assertIn(f"films.csv is not UTF-8 and is read as {encoding}.", said.lines)
                self.entry(title)
        films.write_bytes("Title,Watched\nKoń,2024-01-05\n".encode("windows-1250"))
        said = self.done(self.on_journal("import", films, "--dry-run"))
        self.assertIn("  windows-1252: As in Western Europe: Koñ (this counts)", said.lines)
        self.assertIn("  windows-1250: As in Central Europe: Koń", said.lines)
        self.done(self.on_journal(
            "import", films, "--answer", "encoding|films.csv=windows-1250"))
        self.entry("Koń")

    def test_a_read_only_journal_is_left_as_it_is(self):
        diary = self.diary(self.rows(2))
        self.journal.chmod(0o500)
        self.addCleanup(self.journal.chmod, 0o700)
        said = self.on_journal("import", diary)
        self.assertEqual(said.status, 1, said)
        self.assertIn("cannot be written to", said.messages)
        self.assertEqual(self.files(), {})

    def test_ctrl_c_leaves_nothing_behind(self):
        diary = self.diary(self.rows(20_000))
        process = self.start("import", diary, "--journal", self.journal)
        while process.poll() is None and not any(self.journal.iterdir()):
            pass  # It is still reading.
        process.send_signal(signal.SIGINT)
        _, messages = process.communicate(timeout=PATIENCE)
        self.assertEqual(process.returncode, 130, messages)
        self.assertEqual([name for name in self.files() if name.endswith(".ics")], [])

    def test_records_that_cannot_be_read_now_are_not_an_import_less(self):
        self.done(self.on_journal("import", self.diary(self.rows(2))))
        before = self.files()
        records = next((self.room / ".local/state/counterfoil/batches").iterdir())
        records.chmod(0)
        self.addCleanup(records.chmod, 0o700)
        for arguments in (("--undo",), ("--undo", "--dry-run")):
            with self.subTest(arguments):
                said = self.on_journal("import", *arguments)
                self.assertEqual((said.status, said.output), (1, ""), said)
                self.assertIn(str(records), said.messages)
        self.assertEqual(self.files(), before)
        records.chmod(0o700)
        self.done(self.on_journal("import", "--undo"))

    def test_nothing_is_imported_beside_an_entry_that_cannot_be_read_now(self):
        diary = self.diary(self.rows(20))
        self.done(self.on_journal("import", diary))
        before = sorted(path.name for path in self.journal.iterdir())
        closed = next(self.journal.glob("*.ics"))
        closed.chmod(0)
        said = self.on_journal("import", diary)
        self.assertEqual(said.status, 1, said)
        self.assertIn(closed.name, said.messages)
        undone = self.on_journal("import", "--undo")
        self.assertEqual(undone.status, 1, undone)
        self.assertIn(closed.name, undone.messages)
        self.assertEqual(sorted(path.name for path in self.journal.iterdir()), before)
        closed.chmod(0o600)
        self.done(self.on_journal("import", diary))
        self.assertEqual(sorted(path.name for path in self.journal.iterdir()), before)
        self.done(self.on_journal("import", "--undo"))
        self.assertEqual(list(self.journal.glob("*.ics")), [])

    def test_there_is_a_bar_on_a_terminal_and_none_elsewhere(self):
        # So many that writing them takes longer than the bar waits before it shows.
        diary = self.diary(self.rows(3_000))
        status, shown = self.on_terminal("import", diary)
        self.assertEqual(status, 0, shown)
        self.assertTrue(b"\r\x1b[K" in shown, shown)
        said = self.done(self.on_journal("import", diary))
        self.assertNotIn("\r", said.messages + said.output)


DIARY = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
EVENT = ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\n"
         "SUMMARY:Train 1 from A to B\r\n")
EVENT_END = "END:VEVENT\r\nEND:VCALENDAR\r\n"
EPISODE = ('[{"id":1,"watched_at":"2024-01-05T20:30:00.000Z","action":"watch","type":"episode",'
           '"episode":{"season":1,"number":2,"title":"Two","ids":{}},'
           '"show":{"title":"Dekalog"}},\n')
MOVIE = '{"id":2,"watched_at":"2024-01-05T20:30:00.000Z","action":"watch","type":"movie","movie":'


def viewing(year="1946", watched="2024-01-01", name="Gilda"):
    return f"2024-01-02,{name},{year},https://boxd.it/{year},4,,,{watched}\n"


def zipped(name, content):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(name, content)
    return archive.getvalue()


class HostileImportTest(CommandLineCase):
    """Each hostile file is named, with its row where it has rows, and nothing is written."""

    UNKNOWN = ("Counterfoil cannot read {}. "
               "Supported: exports from Letterboxd, IMDb, Trakt, Simkl, Träwelling")
    DAMAGED = "The archive is damaged, or not all of it was downloaded."
    # Nothing was recognised: what is said of the whole file.
    REFUSED = {
        "deep.json": (b"[" * 100_000, UNKNOWN),
        "nul.csv": (b"Date,Name\0,Year\n\0\n", UNKNOWN),
        "empty.csv": (b"", "empty.csv is empty."),
        "surrogate.json": (b'[{"movie": {"title": "\\ud800"}}]', UNKNOWN),
        "utf16.csv": ("Date,Name".encode("utf-16"), UNKNOWN),
        "zip.zip": (b"PK\x03\x04 nothing", DAMAGED),
        "cut.zip": (zipped("diary.csv", DIARY + viewing())[:-30], DAMAGED),
        "bomb.zip": (zipped("diary.csv", b"\0" * (200 << 20)),
                     "It would become far too large when unpacked."),
    }
    # Recognised, and every row is wrong: the reason, and the lines of the rows.
    UNREADABLE = {
        "cut.ics": (b"BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n", [
            ("It is incomplete: the end of its VEVENT is missing.", "cut.ics, row 1: VEVENT"),
            ("It is incomplete: the end of its VCALENDAR is missing.", "cut.ics: cut.ics")]),
        "year-0.ics": ((EVENT + "DTSTART:00000101T100000\r\n" + EVENT_END).encode(), [
            ("It has no valid departure time.", "year-0.ics, row 1: Train 1 from A to B")]),
        "year-99999.ics": (
            (EVENT + "DTSTART:999990101T100000\r\n" + EVENT_END).encode(), [
                ("It has no valid departure time.",
                 "year-99999.ics, row 1: Train 1 from A to B")]),
        "deep.ics": (
            (EVENT + "BEGIN:VALARM\r\n" * 100_000 + "END:VALARM\r\n" * 100_000
             + EVENT_END).encode(), [
                 ("Its parts are nested too deeply.", "deep.ics, row 1: VEVENT")]),
        "years.csv": ((DIARY + viewing("0") + viewing("99999")).encode(), [
            ("0 cannot be a film’s year: it is a number from 1870 to 2200.",
             "years.csv, row 2: Gilda"),
            ("99999 cannot be a film’s year: it is a number from 1870 to 2200.",
             "years.csv, row 3: Gilda")]),
        "days.csv": (
            (DIARY + viewing(watched="0000-01-01") + viewing(watched="99999-01-01")).encode(), [
                ("“0000-01-01” is not a date.", "days.csv, row 2: Gilda (1946)"),
                ("“99999-01-01” is not a date.", "days.csv, row 3: Gilda (1946)")]),
        "quote.csv": ((DIARY + '2024-01-02,"Lau').encode(), [
            ("The quotation mark opened in row 2 is never closed, so nothing from there on could "
             "be read.",
             'quote.csv, row 2: 2024-01-02,"Lau')]),
        "line.csv": ((DIARY + "2024-01-02," + "x" * (100 << 20) + ",1946,,4,,,\n").encode(), [
            ("The row is longer than 1 MB; perhaps a quotation mark is never closed.",
             "line.csv, row 2: 2024-01-02,xxx")]),
    }

    def setUp(self):
        super().setUp()
        self.done(self.on_journal("add", "film", "Stalker", "--feedback", "good"))
        self.before = self.files()

    def run_hostile(self, name, content, status=1):
        path = self.room / name
        path.write_bytes(content)
        said = self.on_journal("import", path)
        self.assertEqual(self.files(), self.before)
        self.assertEqual(said.status, status, said)
        return said

    def test_what_nobody_knows_is_named(self):
        for name, (content, reason) in self.REFUSED.items():
            with self.subTest(name):
                said = self.run_hostile(name, content)
                self.assertEqual(said.output, "")
                if reason == self.UNKNOWN:
                    self.assertIn(reason.format(name), said.messages)
                else:
                    place = "" if reason.startswith(name) else f"{name}: "
                    self.assertEqual(said.messages, f"counterfoil: {place}{reason}\n")

    def test_rows_that_cannot_be_read_are_named(self):
        for name, (content, rows) in self.UNREADABLE.items():
            with self.subTest(name):
                said = self.run_hostile(name, content)
                self.assertEqual(said.messages, "Nothing was imported: nothing could be read.\n")
                # Rows with the same field at fault stand below one heading.
                shown = [line for line in said.lines if line.startswith("  ")]
                self.assertEqual(len(shown), len(rows), said)
                for row, (reason, place) in zip(shown, rows):
                    above = said.lines[:said.lines.index(row)]
                    heading = [line for line in above if not line.startswith("  ")][-1]
                    self.assertRegex(heading, "^[0-9]+ (row|film|trip)s? cannot be read: ")
                    self.assertIn(reason, heading + row)
                    self.assertTrue(row.startswith(f"  {place}"), said)

    def test_elements_that_cannot_be_read_are_named(self):
        for name, movie in (("surrogate.json", '{"title":"\\ud800","year":1946,"ids":{}}}]'),
                            ("deep.json", '{"title":' + "[" * 100_000)):
            with self.subTest(name):
                # The episode is left out, so that there is something in it that can be read.
                said = self.run_hostile(name, (EPISODE + MOVIE + movie).encode(), status=0)
                heading = [line for line in said.lines if line.startswith("1 row cannot be read: ")]
                self.assertEqual(len(heading), 1, said)
                rows = [line for line in said.lines if line.startswith(f"  {name}, row 2")]
                self.assertEqual(len(rows), 1, said)
                self.assertEqual(said.messages, "There was nothing to write.\n")

    def test_a_name_that_leads_out_of_an_archive_leads_nowhere(self):
        path = self.room / "slip.zip"
        path.write_bytes(zipped("../diary.csv", DIARY + viewing()))
        outside = self.outside()
        said = self.done(self.on_journal("import", path, "--dry-run"))
        self.assertIn("  diary.csv, row 2: Gilda (1946), 2024-01-01 · 4/5: good", said.lines)
        self.assertEqual(self.files(), self.before)
        self.assertEqual(self.outside(), outside)

    def outside(self):
        """All that is in the home, but for caches."""
        return sorted(path for path in self.room.rglob("*") if "cache" not in path.parts)


class AnyTableTest(CommandLineCase):
    def log(self):
        path = self.room / "log.csv"
        path.write_text("Film;Gesehen am;Note;Wer\n"
                        "Das Boot;13.02.2024;8,5;Anna\nPlaytime;5.3.2024;9;Anna\n",
                        encoding="utf-8")
        return path

    def test_any_table_is_imported_by_what_is_guessed_of_its_columns(self):
        said = self.done(self.on_journal("import", self.log(), "--dry-run"))
        self.assertIn("Columns of log.csv: title=Film,watched=Gesehen am,rating=Note (--columns)",
                      said.lines)
        self.assertIn("Columns left out: Wer", said.lines)
        self.assertIn("2 films are new", said.lines)
        self.assertEqual(self.files(), {})
        self.done(self.on_journal("import", self.log()))
        film = self.entry("Das Boot")
        self.assertEqual(film.get("X-COUNTERFOIL-RATING"), "8.5/10")
        self.assertEqual(str(film.get("DTSTART").dt), "2024-02-13")
        said = self.done(self.on_journal("import", self.log()))
        self.assertIn("2 films are already there", said.lines)

    def test_times_without_a_zone_are_local_to_the_places_of_a_trip(self):
        log = self.room / "trains.csv"
        log.write_text("From,To,Departure,Arrival\n"
                       "London Kings Cross,York,2026-11-20 10:00,2026-11-20 12:00\n"
                       "Wien Hbf,Qxyz,2026-11-21 10:00,2026-11-21 12:00\n", encoding="utf-8")
        said = self.done(self.on_journal("import", log, "--dry-run"))
        self.assertIn("Local times in Europe/London", said.output)
        self.assertNotIn("Europe/Vienna", said.output)
        self.done(self.on_journal("import", log))
        files = self.files()
        texts = [text if isinstance(text, str) else text.decode() for text in files.values()]
        self.assertTrue(any("DTSTART;TZID=Europe/London:20261120T100000" in text
                            for text in texts), texts)
        self.assertTrue(any("DTSTART:20261121T100000" in text for text in texts), texts)
        said = self.done(self.on_journal("import", log))
        self.assertIn("2 trips are already there", said.lines)
        self.assertEqual(self.files(), files)

    def test_columns_are_said_and_remembered_by_their_heading(self):
        columns = ("--columns", "title=Film,date=Gesehen am", "--columns", "notes=Wer")
        said = json.loads(self.done(
            self.on_journal("import", self.log(), *columns, "--json")).output)
        self.assertEqual(
            said["tables"],
            [{"files": ["log.csv"], "kind": "film", "columns": [
                {"name": "Film", "meaning": "title"},
                {"name": "Gesehen am", "meaning": "watched"},
                {"name": "Note", "meaning": None}, {"name": "Wer", "meaning": "notes"}]}])
        self.assertEqual(self.entry("Das Boot").get("DESCRIPTION"), "Anna")
        self.assertEqual(self.entry("Das Boot").get("X-COUNTERFOIL-RATING"), None)
        said = self.done(self.on_journal("import", self.log(), "--dry-run"))
        self.assertIn("Columns of log.csv: title=Film,watched=Gesehen am,notes=Wer (--columns)",
                      said.lines)

    def test_a_column_without_a_heading_is_named_by_its_place(self):
        path = self.room / "log.csv"
        path.write_text("Film,,Note\nDas Boot,2024-02-13,gut\n", encoding="utf-8")
        columns = ("--columns", "title=#1,date=#2,notes=note")
        said = self.done(self.on_journal("import", path, *columns))
        self.assertIn("Columns of log.csv: title=Film,watched=#2,notes=Note (--columns)",
                      said.lines)
        self.assertEqual(str(self.entry("Das Boot").get("DTSTART").dt), "2024-02-13")
        said = self.on_journal("import", path, "--columns", "title=Film,notes=film")
        self.assertEqual(said.status, 1, said)
        self.assertIn("The column “Film” cannot be two things at once.", said.messages)

    def test_columns_that_there_are_not_are_named_and_nothing_is_written(self):
        said = self.on_journal("import", self.log(), "--columns", "title=Movie")
        self.assertEqual((said.status, self.files()), (1, {}), said)
        self.assertIn("It has no column “Movie”. Its columns are: Film, Gesehen am, Note, Wer.",
                      said.messages)
        for columns in ("title", "titel=Film", "date=Gesehen am", "title=Film,from=Wer"):
            with self.subTest(columns):
                said = self.on_journal("import", self.log(), "--columns", columns)
                self.assertEqual((said.status, self.files()), (64, {}), said)
        said = self.on_journal(
            "import", self.log(), "--columns", "title=Film", "--format", "imdb")
        self.assertEqual((said.status, self.files()), (64, {}), said)
