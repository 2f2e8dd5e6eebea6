"""Installed, the program opens the preview of a file that the file manager opens with it."""

import os
import subprocess
import sys

from stage import sources
from stage.program import BINARY, ROOT
from stage.steps import check

# What a file manager does: it asks the desktop entry whether it takes the file, and lets it.
OPEN = """
import sys
from gi.repository import Gio
entry = Gio.DesktopAppInfo.new_from_filename(sys.argv[1])
assert entry is not None, "the desktop entry is not valid, or its program not in the path"
assert sys.argv[3] in entry.get_supported_types(), entry.get_supported_types()
context = Gio.AppLaunchContext()
context.connect("launched", lambda context, entry, data: print(data.lookup_value("pid").unpack()))
assert entry.launch([Gio.File.new_for_path(sys.argv[2])], context)
"""


def journey(scene):
    prefix = scene.home / "prefix"
    subprocess.run([ROOT / "scripts/install", prefix], check=True, stdout=subprocess.DEVNULL,
                   env={**os.environ, "COUNTERFOIL_PROGRAM": BINARY})
    share = prefix / "share"
    check("the sample journal comes along", any((share / "counterfoil/sample-journal").iterdir()))
    check("so do the airports, with their notice", {
        path.name for path in (share / "counterfoil/airports").iterdir()}
        == {"airports.tsv", "LICENSE", "README.md"})
    check("the icon is in the desktop's theme",
          (share / "icons/hicolor/scalable/apps/counterfoil.svg").exists())

    diary = sources.diary(scene.home)
    said = scene.home / "said"
    # Not a pipe: the program has it as well, and keeps it open.
    with said.open("w") as output:
        subprocess.run(
            [sys.executable, "-c", OPEN, share / "applications/org.counterfoil.Counterfoil.desktop",
             diary, "text/csv"], check=True, stdout=output, timeout=60,
            env={**os.environ, "PATH": f"{prefix / 'bin'}:{os.environ['PATH']}"})
    scene.adopt(int(said.read_text().split()[0]))
    scene.find("label", "8 films are new")
    scene.click("Import")
    scene.says("Imported 8 films.")
    check("the films are in the journal", len(scene.entries()) == 8)
    scene.close()
