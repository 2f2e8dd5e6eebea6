"""Keys pressed faster than pages come act on the entry that is selected, not on the one on show."""

from stage import hands, other_program
from stage.steps import check, feedback_button

FILMS = "Fargo", "Heat", "Laura", "Rebecca"


def scenario(scene):
    scene.start()
    paths = {title: film(scene, title, day) for day, title in enumerate(reversed(FILMS), start=1)}
    for title in FILMS:
        scene.row(title)
    down_and_delete(scene, paths)
    down_and_edit(scene)
    delete_while_a_page_slides(scene, paths)
    scene.close()
    check("nothing else was deleted",
          [item.summary for item in scene.entries()] == ["Fargo", "Laura"])


def film(scene, title, day):
    return other_program.write(scene.journal, f"{title.lower()}.ics", [
        "BEGIN:VJOURNAL", f"UID:{title}", "DTSTAMP:20260101T000000Z",
        f"DTSTART;VALUE=DATE:2026010{day}", f"SUMMARY:{title}", "CATEGORIES:Film",
        "END:VJOURNAL"])


def show(scene, title):
    hands.click_at(scene.row(title))
    scene.until(f"{title!r} is on show",
                lambda: scene.all("label", title) and scene.focused() == scene.list())
    scene.find("push button", feedback_button)
    scene.still()


def down_and_delete(scene, paths):
    show(scene, "Fargo")
    hands.at_once(("key", "Down"), ("key", "Delete"))
    scene.says("“Heat” was moved to the trash.")
    check("the one selected is in the trash", not paths["Heat"].exists())
    check("the one that was on show stays", paths["Fargo"].exists())


def down_and_edit(scene):
    show(scene, "Fargo")
    hands.at_once(("key", "Down"), ("key", "ctrl+e"))
    title = scene.find("text", "Title")
    scene.until("the form holds the film selected", lambda: title.text == "Laura")
    scene.press("Escape")
    scene.gone("text", "Title")


def delete_while_a_page_slides(scene, paths):
    show(scene, "Laura")
    scene.click(feedback_button)
    scene.find("push button", "good")
    scene.still()
    place = hands.middle(scene.row("Rebecca"))
    hands.at_once(("key", "Escape"), ("move", *place), ("click", 1), ("key", "Delete"))
    scene.says("“Rebecca” was moved to the trash.")
    check("the one that slid in stays", paths["Laura"].exists())
    check("the one selected is in the trash", not paths["Rebecca"].exists())
