"""The built program as a process."""

import os
import pathlib
import signal
import subprocess
import tempfile

from gi.repository import Gio

from .waiting import wait_until

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = os.environ.get("COUNTERFOIL_BINARY", str(ROOT / ".build/debug/counterfoil"))

# The stage is a desktop without notifications, unless a scenario brings them; GLib says so once.
NO_NOTIFICATIONS = "unable to send notifications through org.freedesktop.Notifications"
# On Wayland GDK takes a tooltip along that still shows as its window goes, and says so.
TOOLTIP_TAKEN_ALONG = "Tried to unmap the parent of a popup"


def bound_by_permissions():
    """Root may write everywhere; tests that run as root take that right from the program."""
    if os.geteuid() != 0:
        return []
    rights = "-dac_override,-dac_read_search"
    return ["setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}"]


def outside_the_session():
    """The environment of a program that no session bus reaches. The accessibility bus does: on
    Wayland it would be asked for on the other one."""
    said = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
        Gio.DBusCallFlags.NONE, -1)
    return {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "AT_SPI_BUS_ADDRESS": said.unpack()[0]}


class Program:
    """Counterfoil, started with these arguments; what it complains of is kept."""

    def __init__(self, *arguments, environment=None, binary=BINARY):
        self._complaints = tempfile.TemporaryFile()
        # How many pixels of the screen are one of the program's.
        self.scale = int((environment or {}).get("GDK_SCALE", 1))
        self._process = subprocess.Popen(
            [*bound_by_permissions(), str(binary), *map(str, arguments)],
            stdin=subprocess.DEVNULL, stdout=self._complaints, stderr=subprocess.STDOUT,
            env={**os.environ, **(environment or {})})

    @property
    def process_id(self):
        return self._process.pid

    @property
    def complaints(self):
        """What it wrote to its standard output and error."""
        self._complaints.seek(0)
        return self._complaints.read().decode("utf-8", "replace").strip()

    def check_alive(self):
        """Fails when the program has ended by itself."""
        if self._process.poll() is not None:
            raise AssertionError(f"the program has ended: {self._ending()}")

    def wait_for_end(self, timeout):
        """Waits until it ends by itself, and fails unless that is with status 0."""
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"the program did not end within {timeout:g} s") from None
        if self._process.returncode != 0:
            raise AssertionError(f"the program ended badly: {self._ending()}")
        if any(mark in line for line in self.complaints.splitlines()
               for mark in ("-WARNING **", "-CRITICAL **")
               if NO_NOTIFICATIONS not in line and TOOLTIP_TAKEN_ALONG not in line):
            raise AssertionError("the program complained")

    def kill(self):
        """Ends it at once, if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def _ending(self):
        status = self._process.returncode
        if status in (-signal.SIGTRAP, 128 + signal.SIGTRAP):
            return "a GTK critical (SIGTRAP)"
        if status < 0:
            return signal.Signals(-status).name
        return f"status {status}"


class Stranger:
    """The program as another one started it: no child of ours, so its status is not known."""

    complaints = ""
    scale = 1

    def __init__(self, process_id):
        self.process_id = process_id

    def check_alive(self):
        if not self._runs():
            raise AssertionError("the program has ended")

    def wait_for_end(self, timeout):
        wait_until("the program ends", lambda: not self._runs(), timeout)

    def kill(self):
        if self._runs():
            os.kill(self.process_id, signal.SIGKILL)

    def _runs(self):
        try:
            status = pathlib.Path(f"/proc/{self.process_id}/stat").read_text()
        except OSError:
            return False
        return status.rpartition(")")[2].split()[0] != "Z"
