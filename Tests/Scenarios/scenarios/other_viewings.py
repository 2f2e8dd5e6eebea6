"""A film seen twice shows each viewing on the page of the other, and leads there and back."""

from stage import other_program, rows
from stage.steps import check, feedback_button, give_feedback, save

CAPTION = "Other Viewings"


def scenario(scene):
    scene.start()
    scene.until("the folder is there", scene.journal.is_dir)
    other_program.film(scene.journal, "first.ics", "The Lady Vanishes (1938)")
    scene.select("The Lady Vanishes")
    scene.find("push button", feedback_button)
    check("a film seen once has no other viewings", not scene.all("label", CAPTION))

    scene.press("ctrl+n")
    scene.fill("Title", "the lady vanishes")
    scene.fill("Day", "")
    save(scene)
    scene.until("its page shows", lambda: "the lady vanishes" in selected(scene))
    day = scene.find("push button", "1 January 2026")
    check("the one without feedback says its day alone", not day.description)

    scene.tab_to("1 January 2026")
    scene.press("Return")
    scene.find("push button", "Back")
    scene.until("the list marks the first", lambda: "The Lady Vanishes" in selected(scene))
    other = scene.find("push button", "Unknown date")
    check("the second has none yet", not other.description)
    give_feedback(scene, "good", thanked=True)
    scene.press("alt+Left")
    scene.until("the list marks the second", lambda: "the lady vanishes" in selected(scene))
    scene.press("alt+Right")
    scene.until("the list marks the first again", lambda: "The Lady Vanishes" in selected(scene))
    scene.find("push button", "Unknown date")
    scene.press("alt+Left")
    scene.until("and the second", lambda: "the lady vanishes" in selected(scene))
    scene.until("the first says its feedback", lambda: described(scene, "1 January 2026", "good"))

    scene.press("ctrl+z")
    scene.until("undoing leads to the first", lambda: "The Lady Vanishes" in selected(scene))
    scene.until("its page has the keyboard", lambda: scene.has_keyboard(feedback_button))
    scene.select("the lady vanishes")
    scene.until("it is undone here too", lambda: described(scene, "1 January 2026", ""))
    other_program.film(scene.journal, "third.ics", "The Lady Vanishes (1938)",
                       "X-COUNTERFOIL-FEEDBACK:BAD")
    scene.until("what another program adds is here",
                lambda: described(scene, "1 January 2026", "bad"))
    scene.until("both viewings of that day are here",
                lambda: len(scene.all("push button", "1 January 2026")) == 2)
    for name in ["first.ics", "third.ics"]:
        (scene.journal / name).unlink()
    scene.gone("label", CAPTION)
    scene.close()
    check("one is left", len(scene.entries()) == 1)


def described(scene, name, description):
    return description in [row.description for row in scene.all("push button", name)]


def selected(scene):
    return " ".join(rows.selected(scene.list()))
