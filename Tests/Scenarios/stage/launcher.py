"""A launcher of the desktop, which draws how far programs are with something."""

from gi.repository import Gio, GLib

INTERFACE, SIGNAL = "com.canonical.Unity.LauncherEntry", "Update"


class Launcher:
    """Hears what programs have drawn on their icons from now on."""

    def __init__(self):
        self._drawn = []
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._bus.signal_subscribe(
            None, INTERFACE, SIGNAL, None, None, Gio.DBusSignalFlags.NONE,
            lambda *signal: self._drawn.append(signal[5].unpack()))

    @property
    def drawn(self):
        """What was drawn so far: the desktop file of the program, and how much is done from 0 to 1,
        None for nothing that takes long."""
        while GLib.MainContext.default().iteration(False):
            pass
        return [(uri, values["progress"] if values["progress-visible"] else None)
                for uri, values in self._drawn]
