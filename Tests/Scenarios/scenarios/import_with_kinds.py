"""A table with films, a series and a plan: the series is left out by name and comes back by an
answer, and the plan is on the watchlist."""

from stage.choices import choose
from stage.steps import check

LOG = """Titel;Art;Stand;Gesehen am
Dark;Serie;gesehen;02.01.2024
Heat;Spielfilm;gesehen;03.01.2024
Ran;Spielfilm;will ich sehen;
"""


def scenario(scene):
    log = scene.home / "log.csv"
    log.write_text(LOG, encoding="utf-8")
    scene.start(log)
    scene.find("label", "2 films are new")
    scene.says("A series, not a film")
    scene.says("What should happen to the rows in log.csv that say “Serie”?")
    choose(scene, "Leave them out", "Add them as films")
    scene.find("label", "3 films are new")
    choose(scene, "Add them as films", "Leave them out")
    scene.find("label", "2 films are new")
    scene.press("alt+i")
    scene.says("Imported 2 films.")
    check("the day is read", str(scene.entry("Heat").get("DTSTART").dt) == "2024-01-03")
    check("the plan is something to do", scene.entry("Ran").kind == "VTODO")
    scene.close()
