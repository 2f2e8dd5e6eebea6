"""What is typed stays: by Escape, by the wheel, by Tab among completions, by an impossible date."""

from stage import hands
from stage.steps import check, new_film
from stage.trip_form import set_clock


def scenario(scene):
    scene.start()
    new_film(scene, "Brief Encounter", "1945")
    asked_before_it_is_discarded(scene)
    completed_by_tab(scene)
    turned_by_the_wheel(scene)
    closed_with_a_form_open(scene)

    summaries = sorted(entry.summary for entry in scene.entries())
    check("what was discarded was not written",
          summaries == ["Brief Encounter (1945)", "Dortmund Hbf → Köln Hbf",
                        "Köln Hbf → Dortmund Hbf", "Laura"])


def asked_before_it_is_discarded(scene):
    scene.press("ctrl+n")
    scene.find("text", "Title")
    scene.press("Escape")
    scene.gone("text", "Title")

    scene.press("ctrl+n")
    scene.fill("Title", "Laura")
    scene.press("Escape")
    scene.click("Keep Editing")
    scene.gone("alert")
    check("what was typed is there", scene.find("text", "Title").text == "Laura")
    scene.press("alt+F4")
    scene.click("Discard")
    scene.gone("text", "Title")

    scene.press("ctrl+n")
    scene.fill("Title", "Laura")
    day = scene.find("text", "Day")
    scene.fill(day, "32")
    scene.says("is not a date")
    scene.find("text", "Title").focus()
    scene.press("Return")
    scene.until("an impossible day is led to, and not saved", lambda: day.has("focused"))
    check("it stays as it was typed", day.text == "32")
    scene.fill(day, "5")
    scene.silent("is not a date")
    scene.press("Escape")
    alert = scene.find("alert")
    scene.until("the question has its buttons", lambda: scene.all("push button", "Save", alert))
    scene.all("push button", "Save", alert)[0].click()
    scene.row("Laura")


def completed_by_tab(scene):
    scene.press("ctrl+shift+n")
    scene.fill("From", "Dortmund Hbf")
    scene.find("text", "To").write("Köln Hbf")
    scene.press("Return")
    scene.row("Dortmund Hbf → Köln Hbf")
    check("the departure was not in question yet", scene.entry("Dortmund Hbf").kind == "VEVENT")

    scene.press("ctrl+shift+n")
    origin = scene.find("text", "From")
    scene.until("it has the keyboard", lambda: origin.has("focused"))
    scene.type("K")
    scene.until("the completions open", lambda: completions_are_open(scene))
    scene.press("Down", "Tab")
    scene.until("the highlighted one is taken", lambda: origin.text == "Köln Hbf")
    scene.until("the next field has the keyboard",
                lambda: scene.has_keyboard("To"))
    scene.type("Dortmund Hb")
    scene.until("the completions open", lambda: completions_are_open(scene))
    scene.type("f")
    scene.until("what is typed in full is not offered", lambda: not completions_are_open(scene))
    scene.press("Tab")
    scene.until("the field after it has the keyboard",
                lambda: not scene.find("text", "To").has("focused"))
    check("nothing but what was typed is taken", scene.find("text", "To").text == "Dortmund Hbf")
    set_clock(scene, "Departure time", "2:05 pm")
    scene.until("it reads as the locale writes it",
                lambda: scene.find("spin button", "Departure time").text == "14:05")
    set_clock(scene, "Arrival time", "25:10")
    scene.says("Enter a time, such as 14:02.")
    scene.fill("Arrival time", "2359", "spin button")
    scene.silent("Enter a time, such as 14:02.")
    scene.press("Return")
    scene.row("Köln Hbf → Dortmund Hbf")


def completions_are_open(scene):
    """Whether the program shows a window beside its own and the form's."""
    return [window for window in scene.application.children
            if window.role == "window" and window.showing]


def turned_by_the_wheel(scene):
    scene.press("ctrl+shift+n")
    scene.find("text", "From")
    # Without the rest the form has nothing to scroll.
    scene.click("More Details", "toggle button")
    # A combo box is called what is chosen in it.
    mode = scene.find("combo box", "Train")
    controls = [mode, *scene.all("text", "Day"),
                *scene.all("spin button", "Departure time")]
    values = [control.text for control in controls[1:]]
    for control in controls:
        place = control.extents[1]
        hands.click_at(control, button=5, times=2)
        scene.until("the page scrolls", lambda: control.extents[1] < place)
        # Whatever is under the pointer by now.
        hands.click(4, times=4)
        scene.until("the page scrolls back", lambda: control.extents[1] == place)
    check("no value was changed", values == [control.text for control in controls[1:]])
    check("nor the mode", mode.name == "Train")
    # Nothing was typed, so nothing is asked.
    scene.press("Escape")
    scene.gone("text", "From")


def closed_with_a_form_open(scene):
    scene.press("ctrl+n")
    scene.fill("Title", "Gilda")
    scene.press("ctrl+q")
    scene.click("Keep Editing")
    scene.gone("alert")
    check("what was typed is there", scene.find("text", "Title").text == "Gilda")
    scene.press("ctrl+q")
    scene.click("Discard")
    scene.program.wait_for_end(15)
    scene.program = scene.application = None
