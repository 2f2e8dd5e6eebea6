"""Makes a list from the page of a film, adds another by its title, orders it by keys, renames and
exports it, finds a film by typing, and makes a list of all films of a search."""

import csv

from stage import choices, rows
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.select("Brief Encounter")
    scene.click("More actions", "toggle button")
    scene.click("Add to List…")
    scene.fill("Name of a new list", "Stations")
    scene.press("Return")
    scene.says("The list “Stations” was created.")

    scene.press("ctrl+4")
    scene.find("table", "Lists")
    scene.says("1 of 1 seen")
    scene.fill("Title of a film", "The General 1926")
    scene.press("Return")
    scene.says("1 of 2 seen")
    scene.find("table", "Films of the list").focus()
    scene.press("End", "alt+Up")
    scene.until("it is the first one",
                lambda: is_order(scene, "The General", "Brief Encounter"))

    scene.click("List actions", "toggle button")
    scene.fill("New name", "Rails")
    scene.press("Return")
    scene.says("The list “Rails” was changed.")
    scene.click("List actions", "toggle button")
    scene.click("Export…")
    path = scene.home / "rails.csv"
    choices.save_file(scene, path, "Save")
    scene.until("the file is there", path.exists)
    saved = list(csv.reader(path.read_text(encoding="utf-8").splitlines()))
    check("it is Letterboxd’s list", saved[0] == ["Letterboxd list export v7"])
    check("with its name", saved[2][1] == "Rails")
    check("and its films in their order",
          [row[1:3] for row in saved[5:]] == [["The General", "1926"], ["Brief Encounter", "1945"]])
    kept = list(csv.reader((scene.journal / "Stations.csv").read_text().splitlines()))
    check("the journal’s file is the same", kept == saved)

    scene.find("text", "Search lists and films").focus()
    scene.type("brief")
    scene.until("typing finds", lambda: is_order(scene, "Brief Encounter"))

    scene.press("ctrl+1", "ctrl+f")
    scene.type("kind:film")
    scene.select("Brief Encounter")
    scene.press("Menu")
    scene.click("Add All Found Films to List…", "menu item")
    scene.fill("Name of a new list", "Found")
    scene.press("Return")
    scene.says("The list “Found” was created.")
    found = list(csv.reader((scene.journal / "Found.csv").read_text().splitlines()))[5:]
    check("it has each film once", len(found) == len({tuple(row[1:3]) for row in found}) > 1)
    scene.close()


def films(scene):
    return [said for _, said in rows.rows(scene.find("table", "Films of the list"))]


def is_order(scene, *titles):
    """Whether the films of the list are these, in this order."""
    shown = films(scene)
    return len(shown) == len(titles) and all(map(str.__contains__, shown, titles))
