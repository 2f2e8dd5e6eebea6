"""A folder that a service's export was unpacked into is chosen from the ＋ menu."""

from stage import sources
from stage.steps import check, import_button


def scenario(scene):
    export = scene.home / "letterboxd-export"
    sources.diary(export)
    (export / "watchlist.csv").write_text(
        "Date,Name,Year,Letterboxd URI\n2024-01-01,Stalker,1979,https://boxd.it/28\n")
    scene.start()
    scene.click("Add")
    scene.click("Import Folder…")
    scene.until("a dialog asks for the folder", lambda: scene.all(None, "Import a Folder"))
    scene.type("/")
    scene.press("BackSpace")
    scene.type(str(export))
    scene.press("Return")
    scene.find("label", "9 films are new")
    scene.click(import_button)
    scene.says("Imported 9 films.")
    check("the films are in the journal", len(scene.entries()) == 9)
    check("the one of the watchlist is still to be seen", scene.entry("Stalker").kind == "VTODO")
    scene.close()
