"""An edit stays in its file; a deletion goes to the trash and is undone by button and by key."""

from stage.steps import check, feedback_button, new_film, save


def scenario(scene):
    scene.start()
    before = new_film(scene, "The Lady Vanishes", "1937")
    scene.press("ctrl+e")
    scene.until("the form holds the film",
                lambda: scene.find("text", "Title").text == "The Lady Vanishes")
    scene.fill("Year", "1938")
    scene.fill("Place", "Odeon")
    save(scene)
    scene.row("The Lady Vanishes (1938)")
    after = scene.entry("The Lady Vanishes (1938)")
    check("an edit keeps the file", after.path == before.path)
    check("an edit keeps the UID", after.get("UID") == before.get("UID"))
    check("the place is kept", after.get("LOCATION") == "Odeon")
    content = after.path.read_bytes()

    scene.click("Delete", "push button")
    scene.says("was moved to the trash")
    scene.until("the row is gone", lambda: scene.titles() == [])
    check("the file is gone", not after.path.exists())
    check("the file is in the trash", in_trash(scene, after.path.name))
    scene.click("Undo")
    scene.row("The Lady Vanishes (1938)")
    scene.until("the file is back", after.path.exists)
    check("the file is what it was", after.path.read_bytes() == content)
    check("the trash is empty again", trash(scene) == [])

    scene.select("The Lady Vanishes")
    scene.find("push button", feedback_button)
    scene.press("Delete")
    scene.until("the file is gone", lambda: not after.path.exists())
    scene.until("the row is gone", lambda: scene.titles() == [])
    scene.press("ctrl+z")
    scene.row("The Lady Vanishes (1938)")
    scene.until("the file is back", after.path.exists)
    check("the trash is empty again", trash(scene) == [])
    scene.close()
    check("the file is what it was", after.path.read_bytes() == content)
    check("nothing else was left", [item.path for item in scene.entries()] == [after.path])


def in_trash(scene, name):
    return f"files/{name}" in trash(scene) and f"info/{name}.trashinfo" in trash(scene)


def trash(scene):
    return [f"{path.parent.name}/{path.name}" for path in scene.home.rglob("Trash/*/*")]
