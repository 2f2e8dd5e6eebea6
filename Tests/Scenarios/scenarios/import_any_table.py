"""A table of somebody's own is imported by saying which column is what, and known the next time."""

from stage.steps import check, import_button

from .everything_has_a_name import named

LOG = """Was;Wann;Punkte;Wo
Das Boot;13.02.2024;8,5;Filmhauskino
Playtime;05.03.2024;9;zu Hause
Stalker;gestern;7;
"""


def scenario(scene):
    log = scene.home / "log.csv"
    log.write_text(LOG, encoding="utf-8")
    scene.start(log)
    scene.find("label", "What Do the Columns of log.csv Contain?")
    scene.says("Choose the columns for: Title.")
    check("nothing to agree to", not scene.find("push button", import_button).has("sensitive"))
    named(scene, "the columns of a table", 6)

    examples = [label.name for label in scene.all("label")]
    check("each column has its examples", "Das Boot, Playtime, …" in examples)
    scene.until("the keyboard is at its beginning", lambda: scene.has_keyboard("Cancel"))
    # The kind of the rows is first, then the columns.
    scene.press("Tab", "Tab", "Tab", "Down")
    scene.find("combo box", "Title")
    scene.find("label", "2 films are new")
    scene.find("label", "1 film cannot be read")
    scene.find("label", "2 entries will be added. 1 film cannot be read.")
    scene.press("alt+i")
    scene.says("Imported 2 films.")
    film = scene.entry("Das Boot")
    check("the day is read", str(film.get("DTSTART").dt) == "2024-02-13")
    check("the rating is read", film.get("X-COUNTERFOIL-RATING") == "8.5/10")
    check("the place is read", film.get("LOCATION") == "Filmhauskino")
    scene.close()

    scene.start(log)
    scene.find("label", "2 films are already there")
    check("the columns are remembered", scene.find("combo box", "Title"))
    scene.press("Escape")
    scene.gone("combo box", "Title")
    scene.close()
