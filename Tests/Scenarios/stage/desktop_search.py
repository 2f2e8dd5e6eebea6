"""The search of the desktop, as GNOME Shell and KRunner ask a program for what it finds."""

import json
import subprocess
import sys
import threading

from .installed import ID
from .waiting import wait_until

SHELL, KRUNNER = "org.gnome.Shell.SearchProvider2", "org.kde.krunner1"
PATH = "/io/github/counterfoil/Counterfoil/SearchProvider"

# Asks whatever it is told to, without waiting for answers, and tells each that comes.
ASKING = """
import json, os, sys
from gi.repository import Gio, GLib
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
name, path = sys.argv[1:]

def tell(number, said, error):
    print(json.dumps([number, said, error]), flush=True)

def answered(bus, result, number):
    try:
        tell(number, list(bus.call_finish(result)), None)
    except GLib.Error as error:
        tell(number, None, Gio.DBusError.get_remote_error(error))

def told(source, condition):
    global rest
    read = os.read(source, 65536)
    if not read:
        loop.quit()
        return False
    *lines, rest = (rest + read).split(b"\\n")
    for line in lines:
        number, interface, method, types, words = json.loads(line)
        bus.call(name, path, interface, method, GLib.Variant(types, words), None,
                 Gio.DBusCallFlags.NONE, 60000, None, answered, number)
    return True

rest = b""
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, told)
loop = GLib.MainLoop()
loop.run()
"""


class DesktopSearch:
    """One that asks, as the shell does: it may ask again before it has an answer."""

    def __init__(self):
        self._answers = {}
        self._asked = 0
        self._process = subprocess.Popen(
            [sys.executable, "-c", ASKING, ID, PATH], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            number, said, error = json.loads(line)
            # GDBus hands on the first answer only: a second one would be no answer to anything.
            self._answers[number] = (said, error)

    def ask(self, interface, method, types="()", *words):
        """Asks, and returns the number by which the answer is known."""
        self._asked += 1
        self._process.stdin.write(
            json.dumps([self._asked, interface, method, types, words]) + "\n")
        self._process.stdin.flush()
        return self._asked

    def answer(self, number):
        """What is said, or the name of an error, once it comes."""
        said, error = wait_until(
            "the program answers the desktop", lambda: self._answers.get(number))
        return error or (said[0] if said else None)

    def call(self, interface, method, types="()", *words):
        return self.answer(self.ask(interface, method, types, *words))

    def _do(self, *question):
        """Asks for what has no answer but that it was heard."""
        said = self.call(*question)
        if said is not None:
            raise AssertionError(f"the program does not do it: {said}")

    # What GNOME Shell does

    def find(self, *terms):
        return self.call(SHELL, "GetInitialResultSet", "(as)", terms)

    def metas(self, *ids):
        return self.call(SHELL, "GetResultMetas", "(as)", ids)

    def activate(self, result):
        self._do(SHELL, "ActivateResult", "(sasu)", result, [], 0)

    def launch(self, *terms):
        self._do(SHELL, "LaunchSearch", "(asu)", terms, 0)

    # What KRunner does

    def match(self, query):
        return self.call(KRUNNER, "Match", "(s)", query)

    def run(self, match):
        self._do(KRUNNER, "Run", "(ss)", match, "")
