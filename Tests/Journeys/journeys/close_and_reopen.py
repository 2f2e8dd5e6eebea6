"""Close and reopen: everything is there, and the window is as it was left."""

from stage import hands
from stage.steps import check, give_feedback, new_film


def journey(scene):
    scene.start()
    new_film(scene, "Strangers on a Train", "1951")
    give_feedback(scene, "good", thanked=True)
    scene.click("Films", "radio button")
    hands.xdotool("getactivewindow", "windowsize", 1100, 640)
    scene.until("the window has its new size", lambda: size(scene)[0] > 1080)
    rows, left = scene.titles(), size(scene)
    scene.close("ctrl+w")

    scene.start()
    scene.row("Strangers on a Train (1951)")
    check("the rows are the same", scene.titles() == rows)
    scene.until("the window has the size it was left with", lambda: size(scene) == left)
    check("the filter is remembered", scene.find("radio button", "Films").has("checked"))
    scene.select("Strangers on a Train")
    scene.says("The film was good")
    scene.close()
    check("one film in one file", len(scene.entries()) == 1)


def size(scene):
    [frame] = [child for child in scene.application.children if child.role == "frame"]
    return frame.extents[2:]
