"""A conflict copy is compared with its entry and joined as chosen, and Undo separates them."""

from stage import other_program
from stage.steps import check

ENTRY = "metropolis.ics"
COPY = "metropolis.sync-conflict-20261120-101112-ABCDEFG.ics"


def scenario(scene):
    scene.journal.mkdir(parents=True)
    text(scene, ENTRY, "LOCATION:Roxy", "DESCRIPTION:Loud", "CATEGORIES:Film,silent",
         "PRIORITY:1", "X-ONE:1")
    text(scene, COPY, "LOCATION:Lido", "DESCRIPTION:Long", "CATEGORIES:Film,robots",
         "PRIORITY:2", "X-TWO:2")
    before = files(scene)
    scene.start()
    scene.row("Metropolis")
    scene.says("There is 1 conflict copy of a sync program.")
    check("it is no second entry", sum("Metropolis" in said for said in scene.titles()) == 1)

    compare(scene)
    scene.press("Escape")
    scene.gone("push button", "Cancel")
    check("nothing is written before it is agreed to", files(scene) == before)

    compare(scene)
    check("there is something to choose", not scene.find("push button", "Join").has("sensitive"))
    scene.click("place: keep the copy’s", "radio button")
    scene.click("notes: keep both values", "radio button")
    scene.click("PRIORITY, from another program: keep the copy’s", "radio button")
    scene.until("all is chosen",
                lambda: scene.find("push button", "Join").has("sensitive"))
    scene.click("Join", "push button")
    scene.says("were joined.")
    scene.silent("conflict copy of a sync program")
    is_joined(scene)
    joined = files(scene)

    scene.press("ctrl+z")
    scene.says("are apart again.")
    scene.says("There is 1 conflict copy of a sync program.")
    scene.until("both files are as they were", lambda: files(scene) == before)
    check("the trash is empty again", trash(scene) == [])

    scene.press("ctrl+shift+z")
    scene.says("were joined.")
    scene.until("the copy is gone again", lambda: list(files(scene)) == [ENTRY])
    is_joined(scene)
    scene.press("ctrl+z")
    scene.says("are apart again.")
    scene.until("both files are as they were", lambda: files(scene) == before)
    scene.close()
    check("nothing was written after that", files(scene) == before and joined != before)


def compare(scene):
    scene.click("Compare…", "push button")
    scene.says("Choose which value to keep where they differ.")


def is_joined(scene):
    check("the copy is in the trash", f"files/{COPY}" in trash(scene))
    check("only the entry is left", list(files(scene)) == [ENTRY])
    film = scene.entry("Metropolis (1927)")
    check("the place is the copy’s", film.get("LOCATION") == "Lido")
    check("the notes are both", sorted(film.get("DESCRIPTION").split()) == ["Long", "Loud"])
    check("the priority is the copy’s", film.all("PRIORITY") == [2])
    check("what only one of them says stays", film.get("X-ONE") == "1" and film.get("X-TWO") == "2")
    said = film.path.read_text()
    check("the tags are both", "silent" in said and "robots" in said)


def text(scene, name, *lines):
    other_program.write(scene.journal, name, [
        "BEGIN:VJOURNAL", "UID:metropolis", "DTSTAMP:20260101T000000Z",
        "DTSTART;VALUE=DATE:20260101", "SUMMARY:Metropolis (1927)", *lines, "END:VJOURNAL"])


def files(scene):
    return {path.name: path.read_bytes() for path in scene.journal.glob("*.ics")}


def trash(scene):
    return [f"{path.parent.name}/{path.name}" for path in scene.home.rglob("Trash/*/*")]
