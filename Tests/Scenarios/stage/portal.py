"""A desktop's portal: a service that says how windows should look, says it again, and takes what
is to be sent by e-mail."""

import json
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
</interface><interface name="org.freedesktop.portal.Email">
<method name="ComposeEmail"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>''')
PATH, NAME = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Desktop"
SPACE = "org.freedesktop.appearance"
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
looks = {key: GLib.Variant("u", value) for key, value in json.loads(sys.argv[1]).items()}
response = json.loads(sys.argv[2])

def called(connection, sender, path, interface, method, parameters, invocation):
    invocation.return_value(GLib.Variant("(a{sa{sv}})", ({SPACE: looks},)))

def composed(connection, sender, path, interface, method, parameters, invocation):
    options = parameters.unpack()[1]
    files = invocation.get_message().get_unix_fd_list()
    file = files.get(options["attachment_fds"][0])
    request = "/".join([PATH, "request", sender[1:].replace(".", "_"), options["handle_token"]])
    print(json.dumps({
        "subject": options["subject"], "body": options["body"],
        "file": os.readlink(f"/proc/self/fd/{file}"),
        "content": os.pread(file, 1 << 20, 0).decode()}), flush=True)
    os.close(file)
    invocation.return_value(GLib.Variant("(o)", (request,)))
    bus.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response",
                    GLib.Variant("(ua{sv})", (response, {})))

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
if response is not None:
    bus.register_object(PATH, NODE.interfaces[1], composed,
                        lambda *_: GLib.Variant("u", 3), None)
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, told)
loop = GLib.MainLoop()
loop.run()
"""


class Portal:
    """That of the session bus, from its making to the end of the scenario."""

    def __init__(self, mail=None, **looks):
        """`mail` is what becomes of each message: 0 where a program took it, 1 where somebody
        cancelled, 2 where it failed; None where the desktop has no way to send one."""
        self._ready = threading.Event()
        # The messages, each as what it says and holds.
        self.composed = []
        self._service = subprocess.Popen(
            [sys.executable, "-c", SERVICE, said(looks), json.dumps(mail)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._read, daemon=True).start()
        wait_until("the desktop has a portal", self._ready.is_set)

    def say(self, **looks):
        """Says that windows should look otherwise from now on."""
        self._service.stdin.write(said(looks) + "\n")
        self._service.stdin.flush()

    def leave(self):
        """Ends it, so that there may be another one."""
        self._service.stdin.close()
        self._service.wait()

    def _read(self):
        if self._service.stdout.readline().strip() == "ready":
            self._ready.set()
        for line in self._service.stdout:
            self.composed.append(json.loads(line))


def said(looks):
    """Such as color_scheme=1, in the words of the portal."""
    return "{" + ", ".join(f'"{key.replace("_", "-")}": {value}'
                           for key, value in looks.items()) + "}"
