"""Follows a place of the map to its entries by the keyboard, goes back, and reads its table."""

from stage.scene import containing
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    everything = scene.titles()
    scene.press("ctrl+2")
    scene.says("viewings")
    scene.until("a figure has the keyboard", lambda: scene.focused() is not None)
    scene.tab_to("Trips", "shift+Tab")
    scene.press("space")
    scene.gone("push button", containing("viewings"))

    scene.tab_to("More", limit=80)
    scene.press("space")
    scene.find("heading", "Trips")
    scene.tab_to("Map", limit=80)
    chart = scene.find("chart", "Map")
    check("it says what is on it", chart.description.startswith("Map of "))
    places = scene.until("it has its places", lambda: [
        place.name for place in chart.children])
    for place in places:
        scene.press("Tab")
        scene.until(f"{place!r} has the keyboard", lambda name=place: at(chart) == name)
        if "\n" not in place:
            break
    check("a place says how often one was there", "trip" in place)

    scene.press("Return")
    scene.until("its trips are listed", lambda: 0 < len(scene.titles()) < len(everything))
    check("the search says so", "place:" in scene.find("text", "Search").text)
    scene.press("alt+Left")
    chart = scene.find("chart", "Map")
    scene.until("the keyboard is at the place again", lambda: at(chart) == place)

    scene.press("ctrl+t")
    # GTK does not tell that a table this far down the page shows.
    scene.gone("chart", "Map")
    check("it is a table now",
          scene.find("toggle button", "Show “Map” as a table").has("checked"))
    scene.press("ctrl+t")
    chart = scene.find("chart", "Map")
    scene.until("the map has the keyboard at the place again", lambda: at(chart) == place)

    scene.tab_to("Home: 1 trip", limit=80)
    scene.press("space")
    scene.until("the trip from there is listed", lambda: [
        title for title in scene.titles() if "The lake and back" in title])
    of_a_search(scene)
    scene.close()


def of_a_search(scene):
    """The trips that a search finds, on a map by one key, and back to the list."""
    scene.press("ctrl+f", "ctrl+a")
    scene.type("wien")
    scene.until("what is found is listed", lambda: "Köln Hbf → Wien Westbf" in "".join(
        scene.titles()))
    scene.press("ctrl+m")
    chart = scene.find("chart", "Map")
    scene.until("the map has the keyboard", lambda: scene.has_keyboard("Map"))
    check(f"it is of what is found: {chart.description}",
          chart.description.startswith("Map of 3 places and 2 trips."))
    check("and says so", scene.find("check box", containing("wien")).has("checked"))
    scene.press("alt+Left")
    scene.until("the list is there", lambda: scene.titles())


def at(chart):
    """The place that has the keyboard."""
    return next((place.name for place in chart.children if place.has("focused")), None)
