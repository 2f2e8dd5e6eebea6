"""Two devices that share a journal through a CalDAV server of their own, as people set that up."""

import json
import os
import pathlib
import socket
import subprocess

from shell.case import CommandLineCase
from stage.program import BINARY
from stage.waiting import wait_until

PATIENCE = 60  # Seconds after which a program that hangs is ended.
TRIES = 5  # A free port may be taken before the server has it.


class SyncCase(CommandLineCase):
    """Each test has a server on loopback and two devices, `desk` and `phone`."""

    def setUp(self):
        super().setUp()
        self.desk, self.phone = self.room / "desk", self.room / "phone"
        for folder in (self.desk, self.phone):
            folder.mkdir()
        collection = self.room / "server/collection-root/person/journal"
        collection.mkdir(parents=True)
        (collection / ".Radicale.props").write_text(json.dumps({
            "tag": "VCALENDAR",
            "C:supported-calendar-component-set": "VEVENT,VTODO,VJOURNAL"}))
        self.port = self.serve()
        for device in ("desk", "phone"):
            self.configure(device)
            self.run_tool("vdirsyncer", "-c", self.room / f"{device}.conf", "discover",
                          answers="y\n" * 4)

    def environment(self, **changes):
        """Every program keeps its things in the test's room."""
        return super().environment(
            XDG_CONFIG_HOME=str(self.room / "config"), XDG_STATE_HOME=str(self.room / "state"),
            TERM="dumb", **changes)

    def serve(self):
        """Starts the server; returns its port."""
        for _ in range(TRIES):
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            log = open(self.room / "radicale.log", "wb")
            self.addCleanup(log.close)
            server = subprocess.Popen(
                ["radicale", "--server-hosts", f"127.0.0.1:{port}", "--auth-type", "none",
                 "--storage-filesystem-folder", str(self.room / "server")],
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
                env=self.environment())
            self.addCleanup(self.end, server)
            if self.answers(server, port):
                return port
        log = (self.room / "radicale.log").read_text()
        raise AssertionError(f"the server does not start:\n{log}")

    @staticmethod
    def answers(server, port):
        """Whether the server takes connections, which is asked until it does or has ended."""
        def is_decided():
            if server.poll() is not None:
                return "ended"
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                return "open"
            except OSError:
                return None
        decided = wait_until("the server takes connections or has ended", is_decided, PATIENCE)
        return decided == "open" and server.poll() is None

    @staticmethod
    def end(process):
        if process.poll() is None:
            process.kill()
        process.wait()

    def configure(self, device):
        """What the device syncs, and who makes one of two texts there."""
        folder = json.dumps(str(self.room / device))
        merge = json.dumps(["command", str(BINARY), "merge"])
        (self.room / f"{device}.conf").write_text("\n".join([
            "[general]", f"status_path = {json.dumps(str(self.room / ('status-' + device)))}",
            "[pair journal]", 'a = "folder"', 'b = "server"', "collections = null",
            f"conflict_resolution = {merge}",
            "[storage folder]", 'type = "filesystem"', f"path = {folder}", 'fileext = ".ics"',
            "[storage server]", 'type = "caldav"',
            f'url = "http://127.0.0.1:{self.port}/person/journal/"', 'username = "person"',
            'password = "none"', ""]))

    def run_tool(self, *command, answers=""):
        """Runs another program to its end; returns what it printed."""
        said = subprocess.run(
            list(map(str, command)), input=answers.encode(), stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env=self.environment(), timeout=PATIENCE)
        text = said.stdout.decode("utf-8", "replace")
        self.assertEqual(said.returncode, 0, f"{command}\n{text}")
        return text

    def sync(self, *devices):
        """Syncs the devices one after the other; returns what was said."""
        return "".join(self.run_tool("vdirsyncer", "-c", self.room / f"{device}.conf", "sync")
                       for device in devices)

    def todoman(self, *arguments):
        """Runs todoman on the phone."""
        config = self.room / "config/todoman/config.py"
        config.parent.mkdir(parents=True, exist_ok=True)
        config.write_text(
            f"path = {str(self.phone)!r}\ndate_format = '%Y-%m-%d'\ntime_format = '%H:%M'\n")
        return self.run_tool("todoman", *arguments)

    def khal(self, *arguments, answers=""):
        """Runs khal on the phone."""
        config = self.room / "config/khal/config"
        config.parent.mkdir(parents=True, exist_ok=True)
        config.write_text("\n".join([
            "[calendars]", "[[phone]]", f"path = {self.phone}", "type = calendar",
            "[locale]", "local_timezone = Europe/Berlin", "default_timezone = Europe/Berlin",
            "timeformat = %H:%M", "dateformat = %Y-%m-%d", "longdateformat = %Y-%m-%d",
            "datetimeformat = %Y-%m-%d %H:%M", "longdatetimeformat = %Y-%m-%d %H:%M",
            "[default]", "default_calendar = phone", ""]))
        return self.run_tool("khal", *arguments, answers=answers)

    def counterfoil(self, device, *arguments):
        """Runs Counterfoil on a device's journal."""
        return self.done(self.run_program(*arguments, "--journal", self.room / device))


def rewrite(path, change):
    """Changes a file as another program does: it is renamed over."""
    hidden = pathlib.Path(f"{path.parent}/.{path.name}.tmp")
    hidden.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    os.replace(hidden, path)
