"""Follows a figure of the years to its entries and goes back; and the same from a trip's page."""

from stage.steps import check
from stage.scene import containing


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    everything = scene.titles()
    scene.press("ctrl+f")
    scene.type("-zzz")
    scene.until("all are listed", lambda: scene.titles() == everything)

    scene.press("ctrl+2")
    scene.says("viewings")
    scene.until("a figure has the keyboard", lambda: scene.focused() is not None)
    scene.tab_to("Trips", "shift+Tab")
    scene.press("space")
    scene.gone("push button", containing("viewings"))
    scene.tab_to("More")
    scene.press("space")
    # The page scrolls to what was unfolded.
    name = scene.find("push button", containing("cancelled")).name
    scene.tab_to(name)
    scene.press("Return")
    scene.until("cancelled trips are listed", lambda: 0 < len(scene.titles()) < len(everything))
    check("the search says so", "cancelled:" in scene.find("text", "Search").text)
    scene.says(f"{name.split()[0]} of ")

    scene.press("alt+Left")
    scene.until("the figure has the keyboard again",
                lambda: scene.has_keyboard(name))
    scene.press("alt+Right")
    scene.until("they are listed again", lambda: 0 < len(scene.titles()) < len(everything))
    scene.press("alt+Left")
    scene.until("the figure has the keyboard once more",
                lambda: scene.has_keyboard(name))
    scene.press("ctrl+1")
    scene.until("what was searched for before is listed again",
                lambda: scene.titles() == everything)
    whole(scene, everything)
    scene.close()


def whole(scene, everything):
    """From the page of a trip to all trips of its way, and back."""
    scene.select("Köln")
    scene.tab_to("Trips from Köln Hbf to Wien Westbf")
    scene.press("Return")
    scene.until("these trips are listed", lambda: len(scene.titles()) < len(everything))
    check("the search says so", "from:=" in scene.find("text", "Search").text)
    scene.press("alt+Left")
    scene.until("everything is listed again", lambda: scene.titles() == everything)
