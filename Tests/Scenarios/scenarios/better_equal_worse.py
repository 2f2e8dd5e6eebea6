"""Only a feedback that is positive and better than the one before is thanked for."""

from stage.steps import check, give_feedback, new_film


def scenario(scene):
    scene.start()
    new_film(scene, "Casablanca")
    give_feedback(scene, "so-so", thanked=False)
    give_feedback(scene, "good", thanked=True)
    give_feedback(scene, "good", thanked=False)
    give_feedback(scene, "bad", thanked=False)
    give_feedback(scene, "so-so", thanked=False)
    give_feedback(scene, "good", thanked=True)
    scene.close()

    [film] = scene.entries()
    check(f"each change is kept, in order: {film.feedback}",
          film.feedback == ["SO-AND-SO", "GOOD", "BAD", "SO-AND-SO", "GOOD"])
    check("each with its moment", all("X-GIVEN" in value.params
                                      for value in film.all("X-COUNTERFOIL-FEEDBACK")))
