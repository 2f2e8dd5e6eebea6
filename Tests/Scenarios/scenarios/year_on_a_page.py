"""Puts the years on a page, leaves a part out, and saves it as PDF, whose text is read back."""

import subprocess

from stage import choices
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    scene.press("ctrl+2")
    scene.says("Feedback, average scale")
    page = scene.home / "years.pdf"
    saved = save(scene, page)
    for words in ["All years", "viewings", "Feedback, average scale", "Map"]:
        check(f"the page says {words!r}", words in saved)

    page = scene.home / "less.pdf"
    saved = save(scene, page, leaving_out="Feedback, average scale")
    check("what was not chosen is not on it", "Feedback, average scale" not in saved)
    check("and the rest is", "Map" in saved)
    scene.close()


def save(scene, path, leaving_out=None):
    scene.press("ctrl+p")
    scene.find("push button", "Save…")
    if leaving_out:
        scene.find("check box", leaving_out).click()
    scene.click("Save…")
    choices.save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    scene.gone("push button", "Save…")
    return subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], check=True, capture_output=True,
        text=True).stdout
