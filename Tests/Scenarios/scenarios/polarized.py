"""The polarized scale; the selection page can be left in four ways without a choice."""

from stage import hands
from stage.steps import check, feedback_button, give_feedback, new_film

BACK = 8  # the mouse's back button


def scenario(scene):
    scene.start()
    new_film(scene, "Metropolis", "1927")
    scene.click("Polarized (really good, very bad)", "radio button")
    for leave in (lambda: scene.click("Back"), lambda: scene.press("alt+Left"),
                  lambda: scene.press("Escape"),
                  lambda: press_back(scene)):
        scene.click(feedback_button)
        scene.find("push button", "really good")
        scene.find("push button", "very bad")
        check("the average scale is not offered", not scene.all("push button", "so-so"))
        leave()
        scene.find("push button", feedback_button)
        scene.gone("push button", "really good")
    check("nothing was chosen", scene.entry("Metropolis").feedback == [])

    give_feedback(scene, "really good", thanked=True)
    scene.click("Average (good, so-so, bad)", "radio button")
    scene.until("the scale is in the file",
                lambda: scene.entry("Metropolis").get("X-COUNTERFOIL-SCALE") == "AVERAGE")
    scene.says("You thought it was really good")
    scene.click("Polarized (really good, very bad)", "radio button")
    scene.until("the scale is in the file",
                lambda: scene.entry("Metropolis").get("X-COUNTERFOIL-SCALE") == "POLARIZED")
    scene.close()

    [film] = scene.entries()
    check("switching the scale keeps the feedback", film.feedback == ["REALLY-GOOD"])


def press_back(scene):
    scene.still()
    hands.click_at(scene.find("push button", "very bad"), button=BACK)
