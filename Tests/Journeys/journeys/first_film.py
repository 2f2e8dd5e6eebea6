"""First start, new film, feedback on the average scale: thanked, and the label reads so."""

from stage.steps import check, give_feedback


def journey(scene):
    scene.start()
    scene.says("Your journal is empty")
    scene.click("New film")
    scene.fill("Title", "Brief Encounter")
    scene.fill("Year", "1945")
    scene.click("Save")

    scene.row("Brief Encounter (1945)")
    scene.find("label", "Brief Encounter")
    check("a new film has feedback", not scene.all("label", lambda name: "The film was" in name))
    scene.click("Leave feedback")
    for value in ("good", "so and so", "bad"):
        scene.find("push button", value)
    scene.until("the first has the keyboard",
                lambda: scene.find("push button", "good").has("focused"))
    scene.click("Back")
    give_feedback(scene, "good", thanked=True)
    scene.until("the row says so", lambda: "good" in scene.words("Brief Encounter"))
    scene.close()

    [film] = scene.entries()
    check("a film is a VJOURNAL", film.kind == "VJOURNAL")
    check("its summary", film.summary == "Brief Encounter (1945)")
    check("its category", film.get("CATEGORIES").cats[0] == "Film")
    check("its title", film.get("X-COUNTERFOIL-TITLE") == "Brief Encounter")
    check("its year", str(film.get("X-COUNTERFOIL-YEAR")) == "1945")
    check("its scale", film.get("X-COUNTERFOIL-SCALE") == "AVERAGE")
    check("its feedback", film.feedback == ["GOOD"])
    check("the folder is private", scene.journal.stat().st_mode & 0o777 == 0o700)
    check("the file is private", film.path.stat().st_mode & 0o777 == 0o600)
