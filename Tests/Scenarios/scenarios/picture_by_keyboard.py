"""Walks the points of a picture by the keyboard, follows one to its entries, and goes back."""

from stage.steps import check


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    everything = scene.titles()
    scene.press("ctrl+2")
    points = scene.until("the years have their points", lambda: [
        point.name for point in scene.find("chart", "By year").children])
    chart = scene.find("chart", "By year")
    scene.tab_to("By year")

    go(scene, chart, "Right", points[0])
    go(scene, chart, "End", points[-1])
    go(scene, chart, "Home", points[0])
    go(scene, chart, "Right", "2015: 0 films")
    scene.press("Return")
    check("what has no entries leads nowhere", scene.find("chart", "By year"))
    for year in range(2016, 2020):
        go(scene, chart, "Right", f"{year}: {'1 film' if year == 2019 else '0 films'}")

    scene.press("Return")
    scene.until("the film of that year is listed",
                lambda: 0 < len(scene.titles()) < len(everything))
    check("the search says so", "2019" in scene.find("text", "Search").text)
    scene.says("1 of ")
    scene.press("alt+Left")
    chart = scene.find("chart", "By year")
    scene.until("the keyboard is at the point again", lambda: at(chart) == "2019: 1 film")
    go(scene, chart, "Left", "2018: 0 films")
    scene.close()


def go(scene, chart, key, name):
    scene.press(key)
    scene.until(f"{key} leads to {name!r}", lambda: at(chart) == name)


def at(chart):
    """The point that has the keyboard."""
    return next((point.name for point in chart.children if point.has("focused")), None)
