"""Files that are no entries are listed with their reasons; a read-only folder is said to be one,
and what would change it is grey, whether it becomes that while the window is open or was before."""

from stage import other_program
from stage.steps import check, feedback_button, new_film

REASONS = {
    "broken.ics": "Not UTF-8 text.",
    "meeting.ics": "Calendar event that is not a trip.",
}


def scenario(scene):
    scene.start()
    film = new_film(scene, "Das Boot", "1981")
    broken = scene.journal / "broken.ics"
    broken.write_bytes(b"This is \xff no calendar.\n")
    meeting = other_program.write(scene.journal, "meeting.ics", [
        "BEGIN:VEVENT", "UID:meeting", "DTSTAMP:20260101T000000Z", "DTSTART:20260105T090000Z",
        "SUMMARY:No trip at all", "END:VEVENT"])
    kept = broken.read_bytes(), meeting.read_bytes()
    unreadable_files(scene)
    becomes_read_only(scene, film)
    scene.close()
    starts_read_only(scene, film)
    check("unreadable files stay as they are", kept == (broken.read_bytes(), meeting.read_bytes()))


def unreadable_files(scene):
    scene.says("2 files in your journal could not be read.")
    scene.click("Show Files")
    scene.find("label", "broken.ics")
    said = [label.name for label in scene.all("label")]
    for name, reason in REASONS.items():
        check(f"{name} is listed with its reason", said[said.index(name) + 1] == reason)
    scene.press("Escape")
    scene.gone("label", "broken.ics")


WHY = "The journal is read-only: its folder cannot be written to."
CHANGING = (feedback_button, "Edit", "Delete", "Add")


def is_grey(scene):
    """Whether all that would change the journal is insensitive, and says why."""
    buttons = [scene.find(None, name) for name in CHANGING]
    return all(not button.has("sensitive") and button.description == WHY for button in buttons)


def becomes_read_only(scene, film):
    before = film.path.read_bytes()
    scene.journal.chmod(0o500)
    try:
        scene.says("This journal is read-only.")
        scene.until("nothing can be changed, for a reason", lambda: is_grey(scene))
        scene.press("ctrl+n")
        scene.press("Delete")
        check("the file is what it was", film.path.read_bytes() == before)
    finally:
        scene.journal.chmod(0o700)
    scene.until("feedback can be left again",
                lambda: scene.find("push button", feedback_button).has("sensitive"))
    check("no form was opened", not scene.all(None, "New Film"))


def starts_read_only(scene, film):
    before = film.path.read_bytes()
    scene.journal.chmod(0o500)
    try:
        scene.start()
        scene.says("This journal is read-only.")
        scene.says(f"Check the permissions of {scene.journal}")
        scene.says("2 files in your journal could not be read.")
        scene.select("Das Boot")
        scene.until("nothing can be changed, for a reason", lambda: is_grey(scene))
        scene.press("Delete")
        scene.close()
    finally:
        scene.journal.chmod(0o700)
    check("what could be looked at is what it was", film.path.read_bytes() == before)
