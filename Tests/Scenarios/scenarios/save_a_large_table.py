"""A table of very many rows is saved as PDF: the window answers meanwhile, what is cancelled leaves
nothing, and what is saved has every row."""

import re
import subprocess

from stage import choices, huge, tree
from stage.installed import ID
from stage.launcher import Launcher
from stage.scene import containing
from stage.steps import check

ENTRIES = 20_000
PATIENCE = 150
SAVING = containing("Saving page ")


def scenario(scene):
    check("the journal is written", huge.write(scene.journal, ENTRIES, 1).wait() == 0)
    launcher = Launcher()
    scene.start()
    scene.until("all are counted", lambda: scene.all("label", containing(f"{ENTRIES:,} entries")),
                PATIENCE)
    scene.press("ctrl+3")
    scene.find("push button", "Copy Table")
    scene.press("ctrl+p")
    pages = int(re.fullmatch(
        r"Page 1 of ([\d,]+)", scene.find("label", containing("Page 1 of ")).name)[1]
        .replace(",", ""))
    path = scene.home / "out/table.pdf"
    path.parent.mkdir()

    cancelled(scene, path)
    scene.until("the launcher drew how far it was", lambda: any(
        done is not None for uri, done in launcher.drawn if uri == f"application://{ID}.desktop"))
    scene.until("and nothing any more", lambda: launcher.drawn[-1][1] is None)

    save(scene, path)
    scene.find("label", SAVING)
    scene.until("the window is done", lambda: not scene.all("push button", "Save as PDF…"),
                PATIENCE)
    said = output("pdfinfo", path)
    check(f"all pages are there: {said}", re.search(rf"^Pages: +{pages}$", said, re.MULTILINE))
    check("and only this file", [item.name for item in path.parent.iterdir()] == [path.name])
    text = output("pdftotext", "-layout", path, "-")
    feet = re.findall(r"Page ([\d,]+) of", text)
    check("each once", feet == [f"{number:,}" for number in range(1, pages + 1)])
    # But the headings and the foot of each page.
    rows = [line for line in text.splitlines() if line.strip()]
    check(f"all rows are there: {len(rows)}", len(rows) == ENTRIES + 2 * pages)
    scene.close()


def cancelled(scene, path):
    """Saves it, turns a page meanwhile, and leaves it at that."""
    # They are looked for beforehand: a fast machine does not take long for all pages, and to ask a
    # busy window for all that it shows does.
    window = tree.front(scene.application)
    ahead = scene.find("push button", "Next Page", window)
    shown = scene.find("label", containing("Page 1 of "), window)
    save(scene, path)
    saving = scene.find("label", SAVING, window)
    ahead.click()
    scene.until("another page is shown", lambda: shown.name.startswith("Page 2 of "))
    check("it still goes on", saving.showing)
    scene.press("Escape")
    scene.gone("label", SAVING)
    check("the pages are still shown", scene.all("push button", "Save as PDF…"))
    check("no file is left", list(path.parent.iterdir()) == [])


def save(scene, path):
    scene.press("alt+s")
    choices.save_file(scene, path, "Save")


def output(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True,
                          text=True).stdout
