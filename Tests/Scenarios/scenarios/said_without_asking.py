"""What somebody who hears the screen is told without going there: what is wrong in a form, how much
was found, what was saved, deleted and undone; and what says whether it is open."""

from stage.listening import Listening
from stage.steps import check, save


def scenario(scene):
    listening = Listening()
    try:
        scene.start()
        scene.click("Open Sample Journal")
        scene.row("Brief Encounter (1945)")
        search(scene, listening)
        deletion(scene, listening)
        form(scene, listening)
        what_opens(scene)
        scene.close()
    finally:
        listening.end()


def search(scene, listening):
    scene.press("ctrl+f")
    scene.type("casablanca")
    # The two legs of the journey are one row.
    rows = len(scene.entries()) - 1
    listening.hears(f"of {rows} entries")
    scene.type("zzz")
    listening.hears("No results")
    scene.press("ctrl+b")
    scene.fill("Name", "Rick")
    scene.press("Return")
    listening.hears("“Rick” was saved.")
    scene.press("Escape", "Escape")
    listening.hears(f"{rows} entries")


def deletion(scene, listening):
    scene.select("Brief Encounter (1945)")
    scene.press("Delete")
    listening.hears("“Brief Encounter (1945)” was moved to the trash.")
    scene.press("ctrl+z")
    listening.hears("“Brief Encounter (1945)” was restored.")


def form(scene, listening):
    scene.press("ctrl+n")
    scene.fill("Title", "Gilda")
    year = scene.find("text", "Year")
    scene.fill("Year", "12")
    scene.until("the year is wrong", lambda: year.has("invalid_entry"))
    listening.hears(year.description)
    scene.fill("Year", "1946")
    scene.until("the year is right", lambda: not year.has("invalid_entry"))
    check("and nothing is said about it", not year.description)
    save(scene)
    listening.hears("“Gilda (1946)” was added.")


def what_opens(scene):
    menu = scene.find("toggle button", "Menu")
    check("a menu can be opened", menu.has("expandable") and not menu.has("expanded"))
    scene.press("F10")
    scene.until("it is open", lambda: menu.has("expanded"))
    scene.press("Escape")
    scene.until("it is closed", lambda: not menu.has("expanded"))
    scene.press("ctrl+e")
    more = scene.find("toggle button", "More Details")
    check("so do folded fields", more.has("expandable"))
    scene.press("Escape")
    scene.gone("push button", "Cancel")
    scene.press("ctrl+shift+n")
    choice = scene.find("combo box", "Train")
    scene.tab_to("Train", "Tab")
    check("a choice has the keyboard", choice.has("focused") and not choice.has("expanded"))
    scene.press("space")
    scene.until("its items are open", lambda: choice.has("expanded"))
    scene.press("Escape")
    scene.until("they are closed", lambda: not choice.has("expanded"))
    scene.press("Escape")
    scene.gone("push button", "Cancel")
