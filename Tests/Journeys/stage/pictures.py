"""Pictures of the screen."""

import pathlib
import subprocess


def take(path):
    """Writes what the screen shows to a PNG file, and returns its path."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["/usr/bin/import", "-silent", "-window", "root", str(path)],
                   check=True, timeout=60)
    return path
