"""Prints what is on show into files by the keyboard, and reads them back with another program."""

import subprocess

from stage import choices, other_program
from stage.steps import check, feedback_button

NOTES = [f"Paragraph {number} of what there is to say." for number in range(1, 90)]


def scenario(scene):
    scene.start()
    other_program.write(scene.journal, "film.ics", [
        "BEGIN:VJOURNAL", "UID:film", "DTSTAMP:20260101T000000Z",
        "DTSTART;VALUE=DATE:20261119", "SUMMARY:Brief Encounter (1945)", "CATEGORIES:Film",
        "LOCATION:Filmcasino", "X-COUNTERFOIL-DIRECTORS:David Lean",
        "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20140503T110000Z:BAD",
        "X-COUNTERFOIL-FEEDBACK;X-GIVEN=20261119T210000Z:GOOD",
        "DESCRIPTION:" + "\\n".join(NOTES), "END:VJOURNAL"])
    scene.row("Brief Encounter (1945)")
    scene.select("Brief Encounter (1945)")
    scene.find("push button", feedback_button)
    entry(scene)
    table(scene)
    # From there too Ctrl+Q ends the program.
    scene.press("ctrl+p")
    scene.find("push button", "Save as PDF…")
    scene.close()


def entry(scene):
    text = saved(scene, "entry.pdf", lambda: turn(scene))
    for words in [
            "Brief Encounter", "1945 · 19 November 2026 · Filmcasino", "You thought it was good",
            "Director David Lean", "Feedback", "bad, 3 May 2014 → good, 19 November 2026",
            "Notes", *NOTES, "Page 1 of 2", "Page 2 of 2"]:
        check(f"the page says {words!r}", words in text)


def table(scene):
    for number in range(60):
        other_program.write(scene.journal, f"{number}.ics", [
            "BEGIN:VJOURNAL", f"UID:{number}", "DTSTAMP:20260101T000000Z",
            f"DTSTART;VALUE=DATE:2025{number // 28 + 1:02}{number % 28 + 1:02}",
            f"SUMMARY:Film number {number} of many", "CATEGORIES:Film", "END:VJOURNAL"])
    scene.says("61 entries")
    scene.press("ctrl+3")
    scene.find("push button", "Copy Table")
    text = saved(scene, "table.pdf")
    for number in range(60):
        check(f"row {number} is there", text.count(f"Film number {number} of many") == 1)
    check("each page has its number", "Page 1 of 2" in text and "Page 2 of 2" in text)
    check("each page has the headings", text.count("Title") == 2)


def turn(scene):
    """Looks at the second page, which is the last."""
    scene.says("Page 1 of 2")
    scene.tab_to("Next Page")
    scene.press("space")
    scene.says("Page 2 of 2")


def saved(scene, name, look=lambda: None):
    """The words of what Ctrl+P makes a PDF of."""
    scene.press("ctrl+p")
    scene.find("push button", "Save as PDF…")
    scene.press("Escape")
    scene.gone("push button", "Save as PDF…")
    scene.press("ctrl+p")
    scene.find("push button", "Save as PDF…")
    look()
    path = scene.home / name
    scene.press("alt+s")
    choices.save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    scene.gone("push button", "Save as PDF…")
    text = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True,
                          capture_output=True, text=True).stdout
    return " ".join(text.split())
