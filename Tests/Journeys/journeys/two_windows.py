"""Two windows on one journal: each shows at once what is added, said and deleted in the other."""

from stage.steps import check, give_feedback, new_film


def journey(scene):
    scene.start()
    new_film(scene, "Brief Encounter", "1945")

    scene.start_another()
    scene.select("Brief Encounter")
    give_feedback(scene, "bad", thanked=False)
    new_film(scene, "Casablanca", "1942")

    scene.switch()
    scene.row("Casablanca (1942)")
    scene.says("The film was bad")
    give_feedback(scene, "good", thanked=True)
    new_film(scene, "Metropolis", "1927")

    scene.switch()
    scene.row("Metropolis (1927)")
    scene.select("Brief Encounter")
    scene.says("The film was good")
    scene.row("Metropolis").focus()
    scene.find("label", "Metropolis")
    scene.press("Delete")
    scene.until("its row is gone here", lambda: len(scene.titles()) == 3)

    scene.switch()
    scene.until("its row is gone there", lambda: not scene.words("Metropolis"))
    scene.says("Select an entry to see it here.")
    scene.close()
    scene.switch()
    check("the other one stays as it was", scene.words("Brief Encounter"))
    scene.close()

    check("what is left are two files",
          sorted(entry.summary for entry in scene.entries())
          == ["Brief Encounter (1945)", "Casablanca (1942)"])
    check("both feedbacks were written, in their order",
          scene.entry("Brief Encounter").feedback == ["BAD", "GOOD"])
