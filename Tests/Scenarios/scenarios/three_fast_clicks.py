"""Three fast clicks during a transition lead where one does, and nothing is lost."""

from stage import hands
from stage.steps import check, feedback_button, give_feedback, new_film


def scenario(scene):
    scene.start()
    film = new_film(scene, "Run Lola Run", "1998")
    scene.still()
    hands.click_at(scene.find("push button", feedback_button), times=3)
    scene.find("push button", "so-so")
    scene.click("Back")
    scene.find("push button", feedback_button)
    scene.gone("push button", "so-so")
    check("one Back led to the main page", not scene.all("push button", "Back"))
    check("nothing was chosen", scene.entry("Run Lola Run").feedback == [])

    # There and back again before the first transition has ended.
    scene.still()
    hands.click_at(scene.find("push button", feedback_button))
    scene.press("alt+Left")
    scene.find("push button", feedback_button)
    scene.gone("push button", "so-so")
    give_feedback(scene, "good", thanked=True)
    scene.close()
    check("one feedback in one file", scene.entry("Run Lola Run").feedback == ["GOOD"])
    check("the same file", [item.path for item in scene.entries()] == [film.path])
