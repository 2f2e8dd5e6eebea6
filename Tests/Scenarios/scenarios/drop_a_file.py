"""A dropped file opens its preview; for one that is not an export a dialog says what can be."""

from stage import sources
from stage.display import display
from stage.dragging import DraggedFile
from stage.steps import check, import_button


def drop(scene, path, waits_for="Import", role="label"):
    """Drops a file on the page, and waits for what it brings."""
    frame = next(frame for frame in scene.application.children if frame.showing)
    x, y, width, height = frame.extents
    place = display.on_screen(x + width * 2 // 3, y + height * 2 // 3)
    dragged = DraggedFile(path)
    try:
        dragged.drop(*place)
        scene.find(role, waits_for)
    finally:
        dragged.end()


def scenario(scene):
    stranger = scene.home / "holiday.txt"
    stranger.write_text("It rained.\n", encoding="utf-8")
    scene.start()
    drop(scene, stranger, "Counterfoil cannot read holiday.txt.")
    scene.find("push button", "Choose Another File…")
    scene.click("Close", "push button")
    scene.gone("push button", "Choose Another File…")

    drop(scene, sources.diary(scene.home))
    scene.find("label", "8 films are new")
    scene.click(import_button, "push button")
    scene.says("Imported 8 films.")
    scene.row("Playtime")
    check("as many files as films", len(scene.entries()) == 8)
    scene.close()
