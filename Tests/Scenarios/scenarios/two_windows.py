"""Two windows on one journal: each shows at once what is added, said and deleted in the other, and
neither writes over what was typed in the other."""

from stage.steps import check, give_feedback, new_film, save


def scenario(scene):
    scene.start()
    new_film(scene, "Brief Encounter", "1945")

    scene.start_another()
    scene.select("Brief Encounter")
    give_feedback(scene, "bad", thanked=False)
    new_film(scene, "Casablanca", "1942")

    write_notes_in_both(scene)

    scene.switch()
    scene.row("Casablanca (1942)")
    scene.says("You thought it was bad")
    give_feedback(scene, "good", thanked=True)
    new_film(scene, "Metropolis", "1927")

    scene.switch()
    scene.row("Metropolis (1927)")
    scene.select("Brief Encounter")
    scene.says("You thought it was good")
    scene.row("Metropolis").focus()
    scene.find("label", "Metropolis")
    scene.press("Delete")
    scene.until("its row is gone here", lambda: len(scene.titles()) == 2)

    scene.switch()
    scene.until("its row is gone there", lambda: not scene.words("Metropolis"))
    scene.says("Select an entry")
    scene.close()
    scene.switch()
    check("the other one stays as it was", scene.words("Brief Encounter"))
    scene.close()

    check("the notes are those that were kept",
          str(scene.entry("Casablanca").get("DESCRIPTION")).startswith("Typed in the first."))
    check("what was typed elsewhere in the form is there too",
          str(scene.entry("Casablanca").get("LOCATION")) == "Odeon")
    check("what is left are two files",
          sorted(entry.summary for entry in scene.entries())
          == ["Brief Encounter (1945)", "Casablanca (1942)"])
    check("both feedbacks were written, in their order",
          scene.entry("Brief Encounter").feedback == ["BAD", "GOOD"])


def write_notes_in_both(scene):
    """The same field in two forms: the second to save is asked, and the other fields are merged."""
    scene.switch()
    scene.select("Casablanca")
    scene.press("ctrl+e")
    scene.fill("Notes", "Typed in the first.")
    scene.switch()
    scene.select("Casablanca")
    scene.press("ctrl+e")
    scene.fill("Place", "Odeon")
    scene.fill("Notes", "Typed in the second.")
    save(scene)
    scene.until("it is saved", lambda: scene.entry("Casablanca").get("LOCATION"))
    scene.switch()
    scene.click("Save")
    scene.says("You changed “Notes”, and so did another window")
    check("nothing is written before it is answered",
          "second" in str(scene.entry("Casablanca").get("DESCRIPTION")))
    check("both texts can be read",
          {scene.find("text", "Notes, your version").text,
           scene.find("text", "Notes, other version").text}
          == {"Typed in the first.", "Typed in the second."})
    scene.click("Notes: keep mine")
    scene.press("Return")
    scene.until("it is saved",
                lambda: "first" in str(scene.entry("Casablanca").get("DESCRIPTION")))
    scene.select("Brief Encounter")
    scene.switch()
