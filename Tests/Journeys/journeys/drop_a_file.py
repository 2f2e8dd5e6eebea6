"""A file that is dropped on the window opens its preview; one that is no export says so."""

from stage import sources
from stage.dragging import DraggedFile
from stage.steps import check


def drop(scene, path):
    frame = next(frame for frame in scene.application.children if frame.showing)
    x, y, width, height = frame.extents
    dragged = DraggedFile(path)
    try:
        dragged.drop(x + width * 2 // 3, y + height * 2 // 3)
        scene.find("label", "Import")
    finally:
        dragged.end()


def journey(scene):
    stranger = scene.home / "holiday.txt"
    stranger.write_text("It rained.\n", encoding="utf-8")
    scene.start()
    drop(scene, stranger)
    scene.says("holiday.txt is nothing that can be imported")
    check("nothing to agree to", not scene.find("push button", "Import").has("sensitive"))
    scene.click("Cancel")
    scene.gone("push button", "Cancel")

    drop(scene, sources.diary(scene.home))
    scene.find("label", "8 films are new")
    scene.click("Import", "push button")
    scene.says("Imported 8 films.")
    scene.row("Playtime")
    check("as many files as films", len(scene.entries()) == 8)
    scene.close()
