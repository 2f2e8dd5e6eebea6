"""A file that is no calendar is listed with the reason; a read-only folder is said to be one."""

from stage import other_program
from stage.steps import check, new_film


def journey(scene):
    scene.start()
    film = new_film(scene, "Das Boot", "1981")
    broken = scene.journal / "broken.ics"
    broken.write_bytes(b"This is \xff no calendar.\n")
    meeting = other_program.write(scene.journal, "meeting.ics", [
        "BEGIN:VEVENT", "UID:meeting", "DTSTAMP:20260101T000000Z", "DTSTART:20260105T090000Z",
        "SUMMARY:No trip at all", "END:VEVENT"])
    kept = broken.read_bytes(), meeting.read_bytes()
    scene.says("cannot be read")
    scene.click("Show the files")
    scene.find("label", "broken.ics")
    scene.press("Escape")
    scene.gone("label", "broken.ics")

    before = film.path.read_bytes()
    scene.journal.chmod(0o500)
    try:
        scene.click("Leave feedback")
        scene.click("good", "push button")
        scene.says("cannot be written to")
        check("what failed is not shown", not scene.all("label", "The film was good"))
        check("the file is what it was", film.path.read_bytes() == before)
    finally:
        scene.journal.chmod(0o700)
    scene.close()
    check("unreadable files stay as they are", kept == (broken.read_bytes(), meeting.read_bytes()))
