"""The program as it is installed, for a desktop to find and to start."""

import configparser
import os
import pathlib
import shlex
import subprocess
import sys

from .program import BINARY, ROOT
from .waiting import wait_until

ID = "io.github.counterfoil.Counterfoil"
BUS = ["org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"]

# What a file manager and a menu do: they ask the desktop entry, and let it do the rest. They stay
# until the program is there: the bus forgets what somebody wants who has gone.
LAUNCH = """
import pathlib, sys
from gi.repository import Gio, GLib
entry = Gio.DesktopAppInfo.new_from_filename(sys.argv[1])
assert entry is not None, "the desktop entry is not valid, or its program not in the path"
if sys.argv[2] == "--action":
    assert sys.argv[3] in entry.list_actions(), entry.list_actions()
    entry.launch_action(sys.argv[3], None)
else:
    kind, *files = sys.argv[2:]
    assert kind in entry.get_supported_types(), entry.get_supported_types()
    assert entry.launch([Gio.File.new_for_path(file) for file in files], None)
loop = GLib.MainLoop()
Gio.bus_watch_name(Gio.BusType.SESSION, pathlib.Path(sys.argv[1]).stem, 0,
                   lambda *_: loop.quit(), None)
loop.run()
"""

# What a bus, and who asks it, has to say.
ASK = """
import sys
from gi.repository import Gio, GLib
words = GLib.Variant(f"({'s' * len(sys.argv[5:])})", sys.argv[5:]) if sys.argv[5:] else None
try:
    print(*Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        *sys.argv[1:5], words, None, Gio.DBusCallFlags.NO_AUTO_START, -1))
except GLib.Error as error:
    if not error.matches(Gio.DBusError.quark(), Gio.DBusError.NAME_HAS_NO_OWNER):
        raise
"""


class Installed:
    """The built program in a prefix of its own, which the session bus knows. In COUNTERFOIL_PREFIX,
    where that is given, it is already."""

    def __init__(self, home):
        given = os.environ.get("COUNTERFOIL_PREFIX")
        self.prefix = pathlib.Path(given or home / "prefix")
        self.share = self.prefix / "share"
        self.entry = self.share / f"applications/{ID}.desktop"
        self.environment = {**os.environ, "PATH": f"{self.prefix / 'bin'}:{os.environ['PATH']}"}
        if given:
            return
        self._install("Installed")
        # The bus was there before, and looks for services in the home's own folder.
        data = pathlib.Path(os.environ["XDG_DATA_HOME"])
        data.mkdir(parents=True, exist_ok=True)
        (data / "dbus-1").symlink_to(self.share / "dbus-1")
        self._ask(*BUS, "ReloadConfig")

    def open(self, kind, *files):
        """Opens files of a kind, as a file manager does."""
        self._run(LAUNCH, self.entry, kind, *files)

    def act(self, action):
        """Chooses an action of the program in the menu of the desktop."""
        self._run(LAUNCH, self.entry, "--action", action)

    def line(self, action):
        """The words by which a menu that knows no bus chooses an action, without the program."""
        entry = configparser.ConfigParser(interpolation=None)
        entry.read(self.entry, encoding="utf-8")
        program, *words = shlex.split(entry[f"Desktop Action {action}"]["Exec"])
        assert program == "counterfoil", program
        return words

    def process_id(self):
        """The process that has the program's name on the bus, once there is one."""
        said = wait_until("the program is on the bus", lambda: self._ask(
            *BUS, "GetConnectionUnixProcessID", ID))
        return int(said)

    def is_gone(self):
        """Whether nobody has the program's name on the bus."""
        return not self._ask(*BUS, "GetConnectionUnixProcessID", ID)

    def remove(self):
        self._install("Removed", "--remove")

    def _install(self, said, *options):
        told = subprocess.run(
            [ROOT / "scripts/install", *options, self.prefix], check=True, capture_output=True,
            text=True, env={**os.environ, "COUNTERFOIL_PROGRAM": BINARY}).stdout
        assert told.startswith(said), told

    def _ask(self, *words):
        return self._run(ASK, *words)

    def _run(self, script, *arguments):
        return subprocess.run(
            [sys.executable, "-c", script, *map(str, arguments)], check=True, timeout=60,
            stdout=subprocess.PIPE, text=True, env=self.environment).stdout.strip()
