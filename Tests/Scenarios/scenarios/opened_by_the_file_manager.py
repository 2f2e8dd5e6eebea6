"""Installed, the program opens the preview of a file that the file manager opens with it; removed,
it leaves nothing but the journal."""

import os

from stage import sources
from stage.installed import ID, Installed
from stage.steps import check, import_button


def scenario(scene):
    installed = Installed(scene.home)
    share = installed.share
    check("the sample journal comes along", any((share / "counterfoil/sample-journal").iterdir()))
    check("so do the airports, with their notice", {
        path.name for path in (share / "counterfoil/airports").iterdir()}
        == {"airports.tsv", "LICENSE", "README.md"})
    for icon in (f"scalable/apps/{ID}.svg", f"symbolic/apps/{ID}-symbolic.svg"):
        check(f"{icon} is in the desktop's theme", (share / "icons/hicolor" / icon).exists())

    # A name that is no text must reach the program as well.
    diary = sources.diary(scene.home)
    odd = os.fsdecode(os.fsencode(scene.home) + b"/di\xe1rio.csv")
    os.rename(diary, odd)
    installed.open("text/csv", odd)
    scene.adopt(installed.process_id())
    scene.find("label", "8 films are new")
    scene.click(import_button)
    scene.says("Imported 8 films.")
    check("the films are in the journal", len(scene.entries()) == 8)
    scene.close()

    mine = share / "counterfoil/rights/of-mine.json"
    mine.write_text("{}")
    installed.remove()
    # The desktop's own table of who opens which files.
    left = {path.name for path in installed.prefix.rglob("*") if path.is_file()}
    left.discard("mimeinfo.cache")
    check(f"what was installed is gone, and nothing else: {left}", left == {mine.name})
    check("the journal is as it was", len(scene.entries()) == 8)
