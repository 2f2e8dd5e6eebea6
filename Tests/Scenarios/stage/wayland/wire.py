"""As much of the Wayland protocol as a keyboard and a pointer of one's own need."""

import array
import os
import socket
import struct

DISPLAY, REGISTRY = 1, 2
SYNC, GET_REGISTRY = 0, 1
ERROR, GLOBAL, DONE = 0, 0, 0


class Connection:
    """A connection to the compositor, and what it offers."""

    def __init__(self):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.settimeout(60)
        runtime = os.environ.get("XDG_RUNTIME_DIR", "")
        self._socket.connect(os.path.join(runtime, os.environ["WAYLAND_DISPLAY"]))
        self._read, self._last = b"", REGISTRY
        self._globals = {}
        self.send(DISPLAY, GET_REGISTRY, REGISTRY)
        self.wait()

    def new_id(self):
        self._last += 1
        return self._last

    def bind(self, interface, version):
        """An object of what the compositor offers under this name."""
        if interface not in self._globals:
            raise AssertionError(f"the compositor has no {interface}")
        name = self._globals[interface]
        bound = self.new_id()
        self.send(REGISTRY, 0, name, interface, version, bound)
        return bound

    def send(self, receiver, request, *arguments, file=None):
        """Sends a request; numbers and strings stand in it as they are."""
        body = b"".join(map(packed, arguments))
        message = struct.pack("<IHH", receiver, request, 8 + len(body)) + body
        files = [] if file is None else [
            (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))]
        self._socket.sendmsg([message], files)

    def wait(self):
        """Waits until the compositor has done all that was asked of it."""
        callback = self.new_id()
        self.send(DISPLAY, SYNC, callback)
        while True:
            receiver, event, body = self._next()
            if receiver == callback:
                return
            if receiver == DISPLAY and event == ERROR:
                raise AssertionError(f"the compositor refuses: {body!r}")
            if receiver == REGISTRY and event == GLOBAL:
                name, length = struct.unpack_from("<II", body)
                self._globals[body[8:8 + length - 1].decode()] = name

    def _next(self):
        head = self._take(8)
        receiver, event, size = struct.unpack("<IHH", head)
        return receiver, event, self._take(size - 8)

    def _take(self, count):
        while len(self._read) < count:
            more = self._socket.recv(65536)
            if not more:
                raise AssertionError("the compositor has gone")
            self._read += more
        taken, self._read = self._read[:count], self._read[count:]
        return taken


def packed(argument):
    if isinstance(argument, str):
        text = argument.encode() + b"\0"
        return struct.pack("<I", len(text)) + text + bytes(-len(text) % 4)
    return struct.pack("<i" if argument < 0 else "<I", argument)


def fixed(number):
    """A fraction as the protocol has it."""
    return round(number * 256)
