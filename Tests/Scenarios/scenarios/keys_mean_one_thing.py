"""Keys act where the focus is: in a text they edit, in a form they confirm. Back is anywhere, and
Forward leads where it came from."""

from stage import hands, other_program
from stage.steps import check, feedback_button, new_film


def scenario(scene):
    scene.start()
    film = new_film(scene, "Gilda")
    other_program.film(scene.journal, "kept.ics", "Laura", "CATEGORIES:noir,night trains")
    scene.row("Laura")
    a_word_in_the_search(scene, film)
    back_by_mouse(scene)
    filter_alone_finds_nothing(scene)
    tags_and_a_number_still_typed(scene)
    scene.close()
    added = scene.entry("Rebecca")
    tags = [str(tag) for tag in added.component["CATEGORIES"].cats]
    check("the tags are those chosen", tags == ["Film", "noir", "night trains"])
    check("the number that was being typed counts", added.get("DTSTART").dt.day == 5)
    check("nothing else was written", len(scene.entries()) == 3)


def a_word_in_the_search(scene, film):
    scene.press("ctrl+f")
    scene.type("gilda laura")
    scene.press("Home", "ctrl+Delete")
    search = scene.find("text", "Search")
    scene.until("the word is gone", lambda: search.text.strip() == "laura")
    check("the entry on show is not deleted", film.path.exists())
    scene.press("Escape")
    scene.row("Gilda")
    scene.press("ctrl+Delete")
    scene.until("outside a text the entry is", lambda: not film.path.exists())
    scene.press("ctrl+z")
    scene.until("the file is back", film.path.exists)
    scene.find("push button", feedback_button)


def back_by_mouse(scene):
    scene.click(feedback_button)
    scene.find("push button", "good")
    scene.still()
    frame = scene.find("frame", "Counterfoil")
    x, y, width, height = frame.extents
    hands.move_to(x + width - 200, y + height - 40)
    hands.click(8)
    scene.find("push button", feedback_button)
    hands.click(9)
    scene.find("push button", "good")
    hands.click(8)
    scene.click(feedback_button)
    choice = scene.find("push button", "good")
    scene.still()
    hands.click_at(choice, button=8)
    scene.find("push button", feedback_button)
    check("nothing was chosen", not scene.all("label", "You thought it was good"))


def filter_alone_finds_nothing(scene):
    scene.click("Trips", "radio button")
    scene.says("No results")
    scene.click("Show All Entries")
    scene.row("Gilda")
    check("the filter shows it", scene.find("radio button", "All").has("checked"))


def tags_and_a_number_still_typed(scene):
    scene.press("ctrl+n")
    scene.fill("Title", "Rebecca")
    tags = scene.find("text", "Tags")
    tags.focus()
    scene.until("the tags have the keyboard", lambda: tags.has("focused"))
    scene.type("noir, NIGHT")
    # The popup opens a moment after the last letter, and takes the keys once it is there: without
    # it Return would save.
    scene.until("the tag can be completed", lambda: any(
        window.role == "window" for window in scene.application.children))
    scene.press("Down", "Return")
    scene.until("the tag is completed", lambda: tags.text == "noir, night trains")
    check("the form is still open", scene.all("push button", "Cancel"))
    day = scene.find("text", "Day")
    day.focus()
    scene.until("the day has the keyboard", lambda: day.has("focused"))
    scene.press("ctrl+a")
    scene.type("5")
    scene.press("alt+s")
    scene.row("Rebecca")
