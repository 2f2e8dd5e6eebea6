"""Three fast clicks during a transition lead where one does, and nothing is lost."""

from stage import hands
from stage.steps import check, give_feedback, new_film


def journey(scene):
    scene.start()
    film = new_film(scene, "Run Lola Run", "1998")
    button = scene.find("push button", "Leave feedback")
    x, y, width, height = button.extents
    hands.xdotool("mousemove", "--sync", x + width // 2, y + height // 2,
                  "click", "--repeat", 3, "--delay", 15, 1)
    scene.find("push button", "so and so")
    scene.click("Back")
    scene.find("push button", "Leave feedback")
    scene.gone("push button", "so and so")
    check("one Back led to the main page", not scene.all("push button", "Back"))
    check("nothing was chosen", scene.entry("Run Lola Run").feedback == [])

    # There and back again before the first transition has ended.
    scene.find("push button", "Leave feedback").click()
    scene.press("alt+Left")
    scene.find("push button", "Leave feedback")
    scene.gone("push button", "so and so")
    give_feedback(scene, "good", thanked=True)
    scene.close()
    check("one feedback in one file", scene.entry("Run Lola Run").feedback == ["GOOD"])
    check("the same file", [item.path for item in scene.entries()] == [film.path])
