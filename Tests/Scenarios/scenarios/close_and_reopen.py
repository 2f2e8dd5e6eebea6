"""Close and reopen: everything is there, and the window is as it was left."""

from stage import hands
from stage.steps import check, give_feedback, new_film


def scenario(scene):
    scene.start()
    new_film(scene, "Strangers on a Train", "1951")
    give_feedback(scene, "good", thanked=True)
    scene.click("Films", "radio button")
    hands.resize(1100, 640)
    scene.until("the window has its new size", lambda: size(scene)[0] > 1080)
    before = width_of_list(scene)
    move_divider(scene, 60)
    scene.until("the list is wider", lambda: width_of_list(scene) > before + 40)
    rows, left, list_width = scene.titles(), size(scene), width_of_list(scene)
    scene.close("ctrl+w")

    scene.start()
    scene.row("Strangers on a Train (1951)")
    check("the rows are the same", scene.titles() == rows)
    scene.until("the window has the size it was left with", lambda: size(scene) == left)
    scene.until("the list is as wide as it was", lambda: width_of_list(scene) == list_width)
    check("the filter is remembered", scene.find("radio button", "Films").has("checked"))
    scene.select("Strangers on a Train")
    scene.says("You thought it was good")
    scene.close()
    check("one film in one file", len(scene.entries()) == 1)


def width_of_list(scene):
    return scene.list().extents[2]


def move_divider(scene, distance):
    scene.still()
    x, y, width, height = scene.list().extents
    edge, middle = x + width + 1, y + height // 2
    hands.drag((edge, middle), (edge + distance, middle))


def size(scene):
    [frame] = [child for child in scene.application.children if child.role == "frame"]
    return frame.extents[2:]
