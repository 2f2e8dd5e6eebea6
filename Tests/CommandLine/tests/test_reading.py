"""Each command reads no more of the journal than it needs."""

import collections
import ctypes
import os
import struct
import time

from shell.case import PATIENCE, CommandLineCase

IN_OPEN = 0x20
EVENT = struct.Struct("iIII")


class OpenedFiles:
    """Counts how often each entry of a folder is opened."""

    def __init__(self, folder):
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.descriptor = self.libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        watch = self.libc.inotify_add_watch(self.descriptor, os.fsencode(folder), IN_OPEN)
        if self.descriptor < 0 or watch < 0:
            raise OSError(ctypes.get_errno(), "inotify")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.descriptor)

    def since(self):
        """What was opened since this was asked last."""
        names = collections.Counter()
        try:
            while events := os.read(self.descriptor, 1 << 16):
                while events:
                    length = EVENT.unpack_from(events)[3]
                    name = events[EVENT.size:EVENT.size + length].rstrip(b"\0").decode()
                    names[name] += name.endswith(".ics")
                    events = events[EVENT.size + length:]
        except BlockingIOError:
            pass
        return +names


class ReadingTest(CommandLineCase):
    TITLES = ("Laura", "Gilda", "Stalker")

    def setUp(self):
        super().setUp()
        for title in self.TITLES:
            self.done(self.on_journal("add", "film", title, "--year", "1946"))
        self.entries = set(self.files())

    def cached(self):
        return [path for path in (self.room / "cache").rglob("*") if path.is_file()]

    def test_add_reads_no_entry_and_no_index(self):
        with OpenedFiles(self.journal) as opened:
            self.done(self.on_journal("add", "film", "Playtime"))
            self.assertEqual(self.entries & set(opened.since()), set())
        self.assertEqual(self.cached(), [])

    def test_import_reads_each_entry_once_and_no_index(self):
        diary = self.room / "diary.csv"
        diary.write_text(
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
            "2024-01-02,Playtime,1967,https://boxd.it/1,4.5,,,2024-01-01\n", encoding="utf-8")
        for arguments in (("--dry-run",), ()):
            with self.subTest(arguments), OpenedFiles(self.journal) as opened:
                self.done(self.on_journal("import", diary, *arguments))
                times = opened.since()
                self.assertEqual([times[name] for name in self.entries], [1] * len(self.entries))
        self.assertEqual(self.cached(), [])
        said = self.done(self.on_journal("list", "--search", "playtime"))
        self.assertEqual(len(said.lines), 1, said)

    def test_list_reads_what_is_different_since_it_was_read_last(self):
        said = self.done(self.on_journal("list"))
        self.assertEqual(len(said.lines), len(self.TITLES))
        with OpenedFiles(self.journal) as opened:
            # What is so new that a clock may hide a change of it is read once more.
            last = time.monotonic() + PATIENCE
            while time.monotonic() < last:
                self.done(self.on_journal("list"))
                if not opened.since():
                    break
            self.done(self.on_journal("list", "--json", "--search", "laura"))
            self.assertEqual(opened.since(), {})
            self.done(self.on_journal("add", "film", "Playtime"))
            opened.since()
            said = self.done(self.on_journal("list"))
            self.assertEqual(len(said.lines), len(self.TITLES) + 1)
            self.assertEqual(set(opened.since()), set(self.files()) - self.entries)
