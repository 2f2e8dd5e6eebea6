"""A diary of another service is previewed, imported, imported again, and taken back."""

import shutil

from stage import sources
from stage.choices import open_file
from stage.steps import check, import_button


def files(scene):
    return {path.name: path.read_bytes() for path in scene.journal.glob("*.ics")}


def preview(scene, by_menu=False):
    """Opens the preview by the keyboard or the menu, and the desktop's dialog."""
    if by_menu:
        scene.click("Add")
        scene.click("Import…")
    else:
        scene.press("ctrl+i")
    open_file(scene, "diary.csv")
    scene.find("label", "Letterboxd: diary.csv")


def scenario(scene):
    shutil.copytree(sources.SAMPLE, scene.journal)
    before = files(scene)
    sources.diary(scene.home, [*sources.VIEWINGS, ("Das Boot", 1981, 4, None)])
    scene.start()
    scene.row("Das Boot")

    preview(scene)
    scene.find("label", "8 films are new")
    scene.find("label", "1 film needs a decision")
    scene.find("label", "8 entries will be added. Undecided and skipped: 1 film.")
    check("a preview writes nothing", files(scene) == before)

    scene.click("Same Viewing", "radio button")
    scene.find("label", "1 film is changed")
    scene.find("label", "8 entries will be added. 1 entry will be changed.")
    scene.click(import_button, "push button")
    scene.says("Imported 8 films.")
    check("an import thanks nobody", not scene.all("alert"))
    film = scene.entry("Plan 9 from Outer Space (1957)")
    check("a rating is one of the five words", film.feedback == ["VERY-BAD"])
    check("the number is kept", film.get("X-COUNTERFOIL-RATING") == "0.5/5")
    check("an unrated film has no feedback", scene.entry("The Red Shoes").feedback == [])
    check("as many files as films", len(files(scene)) == len(before) + 8)
    imported = files(scene)

    preview(scene)
    scene.find("label", "8 films are already there")
    scene.find("label", "The file says something else; yours is kept")
    scene.find("label", "There is nothing new to import.")
    check("nothing to agree to", not scene.find("push button", import_button).has("sensitive"))
    scene.press("Escape")
    scene.says("Imported 8 films.")
    check("importing again changes nothing", files(scene) == imported)

    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.until("all is as it was", lambda: files(scene) == before)
    scene.until("so is the list", lambda: not scene.words("Plan 9 from Outer Space"))

    preview(scene, by_menu=True)
    scene.click("Same Viewing", "radio button")
    scene.find("label", "8 entries will be added. 1 entry will be changed.")
    scene.click(import_button, "push button")
    scene.says("Imported 8 films.")
    imported = files(scene)
    scene.close()
    scene.start()
    scene.row("Plan 9 from Outer Space")
    scene.click("Menu")
    scene.click("Undo Last Import…")
    scene.says("8 entries will be removed. 1 entry will be restored.")
    scene.click("Cancel")
    scene.gone("alert")
    check("nothing is taken back unasked", files(scene) == imported)
    scene.click("Menu")
    scene.click("Undo Last Import…")
    scene.click("Undo Import", "push button")
    scene.says("The import was undone.")
    scene.until("all is as it was, after a restart", lambda: files(scene) == before)
    scene.press("ctrl+shift+z")
    scene.says("“diary.csv” was imported again.")
    again = files(scene)
    check("the very files are back", all(
        again[name] == imported[name] for name in imported.keys() - before.keys()))
    check("and no others", again.keys() == imported.keys())
    check("what was changed is changed again", sum(
        again[name] != before[name] for name in before) == 1)
    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.until("and gone again", lambda: files(scene) == before)
    scene.close()
