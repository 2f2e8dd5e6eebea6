"""What sway tells of its windows, and does with them."""

import json
import os
import socket
import struct

MAGIC = b"i3-ipc"
COMMAND, OUTPUTS, TREE = 0, 3, 4


class Compositor:
    def command(self, words):
        """Has it do something to its windows, and fails where it cannot."""
        for answer in self._ask(COMMAND, words):
            if not answer["success"]:
                raise AssertionError(f"{words}: {answer.get('error')}")

    def screen(self):
        """How wide and high the screen is."""
        [output] = self._ask(OUTPUTS)
        return output["rect"]["width"], output["rect"]["height"]

    def windows(self):
        """Those that show: the one that has the keyboard, then those that had it before."""
        found = []
        collect(self._ask(TREE), found)
        return found

    def active(self):
        """The window that has the keyboard, or None."""
        return next((window for window in self.windows() if window["focused"]), None)

    def _ask(self, kind, words=""):
        body = words.encode()
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(60)
            connection.connect(os.environ["SWAYSOCK"])
            connection.sendall(MAGIC + struct.pack("<II", len(body), kind) + body)
            with connection.makefile("rb") as said:
                length, _ = struct.unpack("<II", said.read(14)[6:])
                return json.loads(said.read(length))


def collect(node, found):
    below = {child["id"]: child for child in node["nodes"] + node.get("floating_nodes", [])}
    if node["type"] in ("con", "floating_con") and not below:
        if node["visible"]:
            found.append(node)
    for child in node["focus"]:
        if child in below:
            collect(below[child], found)


def origin(window):
    """Where on the screen the corner of a window is."""
    return [window["rect"][side] + window["window_rect"][side] for side in ("x", "y")]
