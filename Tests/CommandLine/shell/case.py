"""A test with a home of its own, no display, and a program to run."""

import os
import pathlib
import pty
import signal
import subprocess
import tempfile
import unittest

from stage import journal as calendars
from stage.program import BINARY, bound_by_permissions

PATIENCE = 60  # Seconds after which a program that hangs is ended.


def hear_interruptions():
    """Whoever started the tests may have had Ctrl+C ignored, which programs inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Said:
    """What a run of the program said, and how it ended."""

    def __init__(self, status, output, messages):
        self.status = status
        self.output = output.decode("utf-8")
        self.messages = messages.decode("utf-8")

    @property
    def lines(self):
        return self.output.splitlines()

    def __repr__(self):
        return f"status {self.status}\noutput:\n{self.output}\nmessages:\n{self.messages}"


class CommandLineCase(unittest.TestCase):
    """Every test begins with an empty home."""

    def setUp(self):
        room = tempfile.TemporaryDirectory(prefix="counterfoil.")
        self.addCleanup(room.cleanup)
        self.room = pathlib.Path(room.name)
        self.journal = self.room / "journal"
        self.journal.mkdir()

    def environment(self, **changes):
        """No display, no bus, English, and nothing of the person's own."""
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH")
                if name in os.environ}
        return {**kept, "HOME": str(self.room), "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
                "LANGUAGE": "en",
                "XDG_DATA_HOME": str(self.room / "data"),
                "XDG_CACHE_HOME": str(self.room / "cache"), **changes}

    def command(self, *arguments):
        return [*bound_by_permissions(), BINARY, *map(str, arguments)]

    def start(self, *arguments, **options):
        """Starts the program beside the test."""
        environment = self.environment(**options.pop("environment", {}))
        before_it = options.pop("before_it", lambda: None)

        def begin():
            hear_interruptions()
            before_it()
        process = subprocess.Popen(
            self.command(*arguments), stdin=options.pop("stdin", subprocess.DEVNULL),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, preexec_fn=begin,
            **options)

        def end():
            if process.poll() is None:
                process.kill()
            process.communicate()
        self.addCleanup(end)
        return process

    def run_program(self, *arguments, environment=None, stdin=None):
        """Runs the program to its end, with a text on its standard input."""
        given = {} if stdin is None else {"stdin": subprocess.PIPE}
        process = self.start(*arguments, environment=environment or {}, **given)
        output, messages = process.communicate(stdin and stdin.encode(), timeout=PATIENCE)
        return Said(process.returncode, output, messages)

    def on_journal(self, *arguments, **options):
        """The same, on the test's journal."""
        return self.run_program(*arguments, "--journal", self.journal, **options)

    def on_terminal(self, *arguments, environment=None):
        """Runs the program on a terminal; returns (status, everything the terminal got)."""
        ours, theirs = pty.openpty()
        process = subprocess.Popen(
            self.command(*arguments, "--journal", self.journal), stdin=theirs, stdout=theirs,
            stderr=theirs, env=self.environment(TERM="xterm", **(environment or {})))
        os.close(theirs)
        shown = b""
        try:
            while piece := os.read(ours, 65536):
                shown += piece
        except OSError:  # What Linux says when the other end is closed.
            pass
        os.close(ours)
        return process.wait(PATIENCE), shown

    def done(self, said):
        """Fails unless the program did what it was asked to; returns what it said."""
        self.assertEqual(said.status, 0, said)
        return said

    def entry(self, words):
        return calendars.entry(self.journal, words)

    def files(self):
        """Every file in the journal, hidden ones too, and what is in it."""
        return {path.name: path.read_bytes() for path in self.journal.iterdir()}
