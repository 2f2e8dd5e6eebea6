"""Feedback by keys alone: a value is chosen by its place, the present one is marked for the ear,
and what takes it back is no value. Another viewing is in the menu beside the action."""

from stage.steps import check, close_news, feedback_button, new_film


def scenario(scene):
    scene.start()
    new_film(scene, "Casablanca", "1942")
    choose(scene, "2")
    scene.says("You thought it was so-so")

    open_choices(scene)
    scene.find("push button", "so-so, chosen")
    check("a value's key is heard",
          scene.find("push button", "bad").description == "Key 3")
    # A key of no value chooses nothing.
    scene.press("4", "1")
    scene.says("You thought it was good")
    scene.says("Thank you: glad you enjoyed “")
    close_news(scene)

    open_choices(scene)
    scene.tab_to("Remove Feedback")
    scene.press("space")
    scene.says("No feedback yet")

    scene.tab_to("More actions")
    scene.press("space")
    scene.find("push button", "Log Another Viewing…")
    scene.press("Escape")
    scene.gone("push button", "Log Another Viewing…")
    scene.close()

    [film] = scene.entries()
    check(f"what was chosen is in the file: {film.feedback}", film.feedback in (
        # Taken back within a minute, it was a slip.
        [], ["SO-AND-SO", "GOOD", "NONE"]))


def choose(scene, key):
    open_choices(scene)
    scene.press(key)
    scene.find("push button", feedback_button)


def open_choices(scene):
    scene.tab_to(scene.find("push button", feedback_button).name)
    scene.press("space")
    scene.until("the present value, or else the first, has the keyboard", lambda: any(
        scene.has_keyboard(name) for name in ("good", "good, chosen", "so-so, chosen")))
