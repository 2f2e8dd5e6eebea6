"""Waiting for something to be true, never for a time to pass."""

import os
import time

# A slow machine asks for more patience; nothing is faster for having less.
PATIENCE = float(os.environ.get("COUNTERFOIL_PATIENCE", "15"))


class NeverHappened(AssertionError):
    """What was waited for did not come true in time."""


def wait_until(what, predicate, timeout=PATIENCE):
    """Asks until the predicate gives something true, and returns that.

    `what` finishes the sentence "waited in vain until …".
    """
    deadline = time.monotonic() + timeout
    while True:
        answer = predicate()
        if answer:
            return answer
        if time.monotonic() >= deadline:
            raise NeverHappened(f"waited {timeout:g} s in vain until {what}")
        time.sleep(0.02)
