"""A desktop's settings portal: a service that says how windows should look, and says it again."""

import subprocess
import sys
import threading

from .waiting import wait_until

SERVICE = """
import json, os, sys
from gi.repository import Gio, GLib
NODE = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.portal.Settings">
<method name="ReadAll"><arg type="as" direction="in"/>
<arg type="a{sa{sv}}" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>''')
PATH, NAME = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Desktop"
SPACE = "org.freedesktop.appearance"
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
looks = {key: GLib.Variant("u", value) for key, value in json.loads(sys.argv[1]).items()}

def called(connection, sender, path, interface, method, parameters, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", ({SPACE: looks},)))

def told(source, condition):
    # What a buffer had of a second line would lie there unheard.
    lines = os.read(sys.stdin.fileno(), 65536).splitlines()
    for key, value in (pair for line in lines for pair in json.loads(line).items()):
        looks[key] = GLib.Variant("u", value)
        bus.emit_signal(None, PATH, NODE.interfaces[0].name, "SettingChanged",
                        GLib.Variant("(ssv)", (SPACE, key, looks[key])))
    if not lines:
        loop.quit()
    return bool(lines)

bus.register_object(PATH, NODE.interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, told)
loop = GLib.MainLoop()
loop.run()
"""


class Portal:
    """That of the session bus, from its making to the end of the journey."""

    def __init__(self, **looks):
        self._ready = threading.Event()
        self._service = subprocess.Popen(
            [sys.executable, "-c", SERVICE, said(looks)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._read, daemon=True).start()
        wait_until("the desktop has a portal", self._ready.is_set)

    def say(self, **looks):
        """Says that windows should look otherwise from now on."""
        self._service.stdin.write(said(looks) + "\n")
        self._service.stdin.flush()

    def _read(self):
        if self._service.stdout.readline().strip() == "ready":
            self._ready.set()


def said(looks):
    """Such as color_scheme=1, in the words of the portal."""
    return "{" + ", ".join(f'"{key.replace("_", "-")}": {value}'
                           for key, value in looks.items()) + "}"
