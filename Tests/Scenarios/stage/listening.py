"""What a screen reader would say of its own accord: what programs announce, by the words."""

import json
import subprocess
import sys
import threading

from .waiting import wait_until

# A process of its own, which waits for nothing but what is announced.
LISTENER = """
import json
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

def heard(event):
    said = event.any_data or event.type.partition("announcement:")[2]
    print(json.dumps(said), flush=True)

listener = Atspi.EventListener.new(heard)
listener.register("object:announcement")
print(json.dumps(None), flush=True)
Atspi.event_main()
"""


class Listening:
    """Hears what is announced from its making to the end of the scenario."""

    def __init__(self):
        self._heard = []
        self._listener = subprocess.Popen(
            [sys.executable, "-c", LISTENER], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            text=True)
        threading.Thread(target=self._read, daemon=True).start()
        wait_until("somebody listens", lambda: None in self._heard)

    def _read(self):
        for line in self._listener.stdout:
            self._heard.append(json.loads(line))

    @property
    def heard(self):
        """What was announced so far."""
        return [words for words in self._heard if words is not None]

    def hears(self, words):
        """Waits until these words are announced, and forgets what was said until then."""
        def place():
            return next((place for place, said in enumerate(self.heard) if words in said), None)
        wait_until(f"“{words}” is announced", lambda: place() is not None)
        del self._heard[:self._heard.index(self.heard[place()]) + 1]

    def end(self):
        self._listener.kill()
        self._listener.wait()
