"""First start, with its tour; new film, feedback on the average scale: thanked, and the label reads
so. The tour is in the menu later, and no longer in the place of an empty journal."""

from stage.steps import check, feedback_button, give_feedback, save


def scenario(scene):
    scene.start()
    tour(scene)
    scene.click("New Film…")
    scene.fill("Title", "Brief Encounter")
    scene.fill("Year", "1945")
    save(scene)

    scene.row("Brief Encounter (1945)")
    scene.find("label", "Brief Encounter")
    check("a new film has feedback",
          not scene.all("label", lambda name: "You thought it was" in name))
    scene.click(feedback_button)
    for value in ("good", "so-so", "bad"):
        scene.find("push button", value)
    scene.until("the first has the keyboard",
                lambda: scene.find("push button", "good").has("focused"))
    scene.click("Back")
    give_feedback(scene, "good", thanked=True)
    scene.until("the row says so", lambda: "good" in scene.words("Brief Encounter"))
    scene.press("F10")
    scene.click("Help")
    scene.click("Show Welcome Screen")
    tour(scene)
    scene.press("Escape")
    scene.silent("Welcome to Counterfoil")
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

    film.path.unlink()
    scene.start()
    scene.says("No Entries Yet")
    scene.close()


def tour(scene):
    """What there is to do first, each a button, and where the files are."""
    for words in ("Welcome to Counterfoil", "Your files, your disk"):
        check(f"{words!r} is a heading", scene.find("heading", words) is not None)
    scene.says(str(scene.journal).replace(str(scene.home), "~"))
    scene.find("push button", "Import…")
    scene.find("push button", "New Trip…")
