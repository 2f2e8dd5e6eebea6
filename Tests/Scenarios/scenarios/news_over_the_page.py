"""News come over the content: list and page stay where they are, one message at a time."""

from stage.steps import check, feedback_button, new_film


def scenario(scene):
    scene.start()
    new_film(scene, "Gilda", "1946")
    new_film(scene, "Laura", "1944")
    scene.click("Close this message")
    scene.gone("info bar")
    before = places(scene)
    scene.select("Gilda (1946)")
    scene.press("Delete")
    scene.says("“Gilda (1946)” was moved to the trash.")
    check("nothing has moved", places(scene) == before)
    scene.press("ctrl+z")
    scene.says("“Gilda (1946)” was restored.")
    check("there is one message", len(scene.all("info bar")) == 1)
    check("it has a name", "was restored" in scene.find("info bar").name)
    scene.click("Redo", "push button")
    scene.says("“Gilda (1946)” was moved to the trash.")
    check("still nothing has moved", places(scene) == before)
    scene.tab_to("Undo")
    scene.press("space")
    scene.row("Gilda (1946)")
    scene.close()


def places(scene):
    return [scene.list().extents, scene.find("push button", feedback_button).extents[1]]
