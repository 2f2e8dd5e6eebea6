"""Lines of the user's own list of places that cannot be used are listed with their reasons once a
place was looked up; the bar about them does not come back once it was closed."""

from stage.steps import check

LISTS = {
    "heath.csv": "name,latitude,longitude,zone\n"
                 "Hintertupfing,48.5,11.9,Europe/Berlin\n"
                 "Vordertupfing,95,11.9,Europe/Berlin\n",
    "moor.csv": "Moor,51,0\n",
}
REASONS = {
    "heath.csv, line 3": "“95” is not a latitude, such as 50.94.",
    "moor.csv, line 1": "The heading has no column “name”.",
}
MESSAGE = "2 of your lists of places have lines that cannot be used."


def scenario(scene):
    folder = scene.journal.parent / "places"
    folder.mkdir(parents=True)
    for name, text in LISTS.items():
        (folder / name).write_text(text, encoding="utf-8")
    scene.start()
    check("nothing is said before a place is looked up", not scene.all(None, MESSAGE))
    look_up(scene, "Hintertupfing")
    scene.says(MESSAGE)
    scene.click("Show Lines")
    scene.find("label", "heath.csv, line 3")
    said = [label.name for label in scene.all("label")]
    for place, reason in REASONS.items():
        check(f"{place} is listed with its reason", said[said.index(place) + 1] == reason)
    scene.press("Escape")
    scene.gone("label", "heath.csv, line 3")
    scene.click("Close this message")
    scene.silent(MESSAGE)
    look_up(scene, "Vordertupfing")
    check("a closed bar does not come back", not scene.all(None, MESSAGE))
    scene.close()
    check("the lists stay as they are",
          all((folder / name).read_text(encoding="utf-8") == LISTS[name] for name in LISTS))


def look_up(scene, name):
    """Types a stop into the form of a trip, and gives the form up."""
    scene.press("ctrl+shift+n")
    scene.fill("From", name)
    scene.find("text", "To").focus()
    scene.press("Escape")
    scene.click("Discard")
    scene.gone("text", "To")
