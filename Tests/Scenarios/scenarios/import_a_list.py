"""A list of films imported, what was seen of it told, a doubt answered, one film wanted and one
watched today, both undone, and the list deleted and put back: by the keyboard alone."""

from stage import rows
from stage.steps import check, feedback_button, import_button

FILMS = "Films of the list"
LIST = (
    "Letterboxd list export v7\n"
    "Date,Name,Tags,URL,Description\n"
    "2024-05-01,Trains,,https://boxd.it/l01,Films that are mostly on rails.\n"
    "\n"
    "Position,Name,Year,URL,Description\n"
    "1,Brief Encounter,1945,https://boxd.it/f01,\n"
    "2,Strangers on a Train,1951,https://boxd.it/f02,\n"
    "3,Der Himmel über Berlin,1988,https://boxd.it/f03,\n"
    "4,Snowpiercer,2013,https://boxd.it/f04,It never stops.\n")


def scenario(scene):
    given = scene.home / "trains.csv"
    given.write_text(LIST)
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    scene.press("ctrl+4")
    scene.says("No Lists Yet")
    scene.close()

    scene.start(str(given))
    scene.says("1 list is new")
    scene.click(import_button, "push button")
    scene.says("Imported 1 list.")
    kept = scene.journal / "Trains.csv"
    check("the list is kept as it was", kept.read_text() == LIST)
    scene.press("ctrl+4")
    scene.says("2 of 4 seen")
    scene.says("Films that are mostly on rails.")
    scene.says("The list says “Der Himmel über Berlin” is from 1988, your journal says 1987.")
    check("it is not taken for seen", "maybe (1987)" in film(scene, "Der Himmel"))
    scene.tab_to("Same Film", "shift+Tab")
    scene.press("Return")
    scene.says("3 of 4 seen")

    scene.until("the films have the keyboard", lambda: films(scene).has("focused"))
    scene.press("End", "ctrl+Return")
    scene.says("“Snowpiercer (2013)” was added.")
    scene.says("4 of 4 seen")
    scene.press("ctrl+z")
    scene.says("3 of 4 seen")
    scene.tab_to("Add to Watchlist", "shift+Tab")
    scene.press("Return")
    scene.says("3 of 4 seen, 1 on your watchlist")
    check("it is something to do", scene.entry("Snowpiercer").kind == "VTODO")
    scene.until("the row says so", lambda: "on your watchlist" in film(scene, "Snowpiercer"))

    films(scene).focus()
    scene.press("Home", "Return")
    scene.find("push button", feedback_button)
    scene.press("alt+Left")
    scene.says("3 of 4 seen, 1 on your watchlist")
    scene.until("the films have the keyboard", lambda: films(scene).has("focused"))

    scene.tab_to("List actions", "shift+Tab")
    scene.press("space")
    scene.click("Delete List")
    scene.says("“Trains” was moved to the trash.")
    scene.says("0 of 1 seen")
    check("its file is gone", not kept.exists())
    scene.press("ctrl+z")
    scene.says("“Trains” was restored.")
    scene.until("it is listed", lambda: any("Trains" in said for said in lists(scene)))
    check("its file is back", kept.read_text() == LIST)
    scene.close()


def lists(scene):
    return [said for _, said in rows.rows(scene.find("table", "Lists"))]


def films(scene):
    return scene.find(None, FILMS)


def film(scene, title):
    return next((said for _, said in rows.rows(films(scene)) if title in said), "")
