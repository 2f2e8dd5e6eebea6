"""An import is looked through and agreed to by the keyboard alone; all of it has names."""

from stage import rows, sources
from stage.steps import check, import_button

from .everything_has_a_name import named


def scenario(scene):
    scene.start(sources.diary(scene.home))
    scene.find("label", "8 films are new")
    scene.until("Import has the keyboard", lambda: scene.has_keyboard(import_button))

    scene.tab_to("Change the Words")
    scene.press("space")
    good = scene.tab_to("Good: up to")
    named(scene, "the preview of an import", 7)
    scene.press("ctrl+a")
    scene.type("9.5")
    scene.press("Tab")
    scene.until("the end is moved", lambda: good.text == "9.5")
    scene.until("the word follows", lambda: "4.5/5: good" in rows_of(scene))
    scene.press("alt+i")
    scene.says("Imported 8 films.")
    check("4.5 of 5 is good now", scene.entry("Brief Encounter").feedback == ["GOOD"])
    check("5 of 5 is really good", scene.entry("The Third Man").feedback == ["REALLY-GOOD"])
    scene.press("ctrl+z")
    scene.until("all is gone", lambda: list(scene.journal.glob("*.ics")) == [])
    scene.close()


def rows_of(scene):
    return " ".join(said for _, said in rows.rows(scene.find("table", "Rows")))
