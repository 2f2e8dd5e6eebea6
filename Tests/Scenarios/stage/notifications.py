"""A desktop's notifications: a service that keeps what it is told, and presses their buttons."""

import json
import subprocess
import sys
import threading

from .waiting import wait_until

SERVICE = """
import json, sys
from gi.repository import Gio, GLib
NODE = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.Notifications">
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
<arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/>
<arg type="s" direction="out"/><arg type="s" direction="out"/></method>
<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
<signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
</interface></node>''')
PATH, NAME = "/org/freedesktop/Notifications", "org.freedesktop.Notifications"
bus = Gio.bus_get_sync(Gio.BusType.SESSION)
count = 0

def tell(**fact):
    print(json.dumps(fact), flush=True)

def called(connection, sender, path, interface, method, parameters, invocation):
    global count
    words = parameters.unpack()
    if method == "Notify":
        count = words[1] or count + 1
        keys = words[5][::2]
        tell(id=words[1] or count, title=words[3], text=words[4],
             buttons=dict(zip(words[5][1::2], keys)))
        invocation.return_value(GLib.Variant("(u)", (words[1] or count,)))
    elif method == "CloseNotification":
        tell(closed=words[0])
        invocation.return_value(None)
    elif method == "GetCapabilities":
        invocation.return_value(GLib.Variant("(as)", (["actions", "body"],)))
    else:
        invocation.return_value(GLib.Variant("(ssss)", ("scenario", "", "1", "1.2")))

def told(source, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    number, key = json.loads(line)
    bus.emit_signal(None, PATH, NAME, "ActionInvoked", GLib.Variant("(us)", (number, key)))
    # As desktops do, it is gone then.
    bus.emit_signal(None, PATH, NAME, "NotificationClosed", GLib.Variant("(uu)", (number, 2)))
    return True

bus.register_object(PATH, NODE.interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: tell(ready=True), None)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, told)
loop = GLib.MainLoop()
loop.run()
"""


class Notifications:
    """Those of the session bus, from its making to the end of the scenario."""

    def __init__(self):
        self._told = []
        self._service = subprocess.Popen(
            [sys.executable, "-c", SERVICE], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True)
        threading.Thread(target=self._read, daemon=True).start()
        wait_until("the desktop shows notifications", lambda: {"ready": True} in self._told)

    def _read(self):
        for line in self._service.stdout:
            self._told.append(json.loads(line))

    def find(self, words, after=None):
        """The first that says so, once it is there; after another one, where that is given."""
        def told():
            since = self._told.index(after) + 1 if after else 0
            return next((
                one for one in self._told[since:]
                if words in one.get("title", "") or words in one.get("text", "")), None)
        return wait_until(f"a notification says “{words}”", told)

    def press(self, notification, button="default"):
        """Presses a button, or else the notification itself."""
        key = button if button == "default" else notification["buttons"][button]
        self._service.stdin.write(json.dumps([notification["id"], key]) + "\n")
        self._service.stdin.flush()

    def is_closed(self, notification):
        """Whether the program took it back."""
        return {"closed": notification["id"]} in self._told
