"""Stars beside feedback, by the keyboard: switched on in the preferences, given on the page and in
the form, found by the search, sorted by, and in the histogram of all opinions."""

from stage import choices
from stage.steps import check, close_news, new_film, save


def scenario(scene):
    scene.start()
    new_film(scene, "Gilda", "1946")
    check("there are no stars", not scene.all("chart", "Stars"))
    scene.press("ctrl+comma")
    scene.find("label", "Preferences")
    toggle = scene.tab_to("Give Stars as Well")
    scene.press("space")
    scene.until("they are switched on", lambda: toggle.has("checked"))
    scene.press("Escape")
    scene.find("chart", "Stars")

    scene.tab_to("Stars")
    scene.press("4", "Left", "Return")
    rated(scene, "Gilda", "3.5/5")
    check("they are heard", scene.find("chart", "Stars").description == "3.5 of 5 stars")
    scene.press("ctrl+z")
    rated(scene, "Gilda", "4/5")
    close_news(scene)

    for title in ("Laura", "Notorious"):
        scene.press("ctrl+n")
        scene.fill("Title", title)
        choices.choose(scene, "No stars", "2 of 5 stars")
        save(scene)
        rated(scene, title, "2/5")

    scene.press("ctrl+f")
    scene.type("rated:>3/5")
    scene.until("the film of more stars is found", lambda: len(scene.titles()) == 1
                and "Gilda" in scene.titles()[0])
    scene.press("ctrl+a", "BackSpace")
    scene.press("ctrl+shift+o")
    scene.tab_to("Rating", "Down")
    scene.press("Return", "Escape")
    scene.until("they are the headings", lambda: scene.headings() == [
        "4 OF 5 STARS", "2 OF 5 STARS"])

    scene.press("ctrl+2")
    scene.tab_to("More", limit=80)
    scene.press("space")
    scene.find("chart", "All opinions")
    scene.close()


def rated(scene, title, rating):
    scene.until(f"{title} is rated {rating}", lambda: str(
        scene.entry(title).get("X-COUNTERFOIL-RATING")) == rating)
