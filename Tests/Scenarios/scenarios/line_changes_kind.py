"""A bare title is a film. A line changes to the form of the other kind, keeps what was typed,
and selects the part that it does not understand."""

from stage.steps import check


def scenario(scene):
    scene.start()
    scene.find("push button", "New Film…")
    scene.press("ctrl+n")
    scene.find("push button", "Save")
    scene.type("Gilda")
    scene.press("Return")
    scene.row("Gilda")

    bare_title(scene)
    refused_part(scene)
    from_the_watchlist(scene)
    scene.close()


def bare_title(scene):
    """Changes a film to a trip and back, and adds the film."""
    scene.press("ctrl+f")
    scene.type("Stalker")
    scene.find("push button", "Add “Stalker”…")
    scene.press("ctrl+l")
    scene.says("title: Stalker")
    scene.fill("Tags", "noir")
    scene.click("Change to Trip", "push button")
    scene.says("from: Stalker")
    check("the line is kept", scene.find("text", "Quick entry").text == "Stalker")
    check("so are the tags", scene.find("text", "Tags").text == "noir")
    scene.click("Change to Film", "push button")
    scene.says("title: Stalker")
    scene.find("text", "Quick entry").focus()
    scene.press("Return")
    scene.row("Stalker")
    check("it has the tag", "noir" in str(scene.entry("Stalker").get("CATEGORIES").to_ical()))


def refused_part(scene):
    """Types over a number that may be the year or a part of the title."""
    scene.press("ctrl+f")
    scene.press("ctrl+a")
    scene.type("Anora 2024 good")
    scene.find("push button", "Add “Anora 2024 good”…")
    scene.press("ctrl+l")
    scene.says("“2024” can be the year")
    scene.press("Return")
    scene.until("the number is selected",
                lambda: scene.find("text", "Quick entry").selection == "2024")
    scene.type("(2024)")
    scene.silent("“2024” can be the year")
    scene.press("Return")
    scene.row("Anora (2024)")


def from_the_watchlist(scene):
    """Adds a film that was wanted, which becomes the viewing."""
    scene.press("ctrl+f")
    scene.press("ctrl+a")
    scene.type("wanted: Ran (1985)")
    scene.find("push button", "Add “wanted: Ran (1985)”…")
    scene.press("ctrl+l")
    scene.says("on your watchlist")
    scene.press("Return")
    scene.until("it is wanted", lambda: len(scene.entries()) == 4)
    scene.gone("push button", "Save")
    scene.press("ctrl+f")
    scene.press("ctrl+a")
    scene.type("Ran yesterday 4/5")
    scene.find("push button", "Add “Ran yesterday 4/5”…")
    scene.press("ctrl+l")
    scene.find("check box", "Take “Ran (1985)” off my watchlist")
    scene.press("Return")
    scene.gone("push button", "Save")
    film = scene.until("it was seen", lambda: seen(scene))
    check("with its feedback", film.feedback == ["GOOD"])
    check("and it is one entry", len(scene.entries()) == 4)


def seen(scene):
    entry = scene.entry("Ran")
    return entry if entry.get("STATUS") == "COMPLETED" else None
