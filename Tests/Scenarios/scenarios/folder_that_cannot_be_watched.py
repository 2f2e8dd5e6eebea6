"""The window says once that its folder cannot be watched, and reads it on request and on focus."""

from stage import other_program, unwatched
from stage.steps import check

LATE = "Changes by other programs show late."


def scenario(scene):
    if not unwatched.is_possible():
        print("not played: this machine has no user namespaces for programs")
        return
    scene.journal.mkdir(parents=True)
    other_program.film(scene.journal, "first.ics", "Playtime (1967)")
    unwatched.start(scene)
    scene.row("Playtime")
    scene.says(LATE)
    scene.says("when you press F5")

    for key, title in ("F5", "Traffic (1971)"), ("ctrl+r", "Parade (1974)"):
        other_program.film(scene.journal, f"{key}.ics", title)
        scene.press(key)
        scene.row(title)
    scene.click("Close this message")
    scene.silent(LATE)

    scene.start_another()
    other_program.film(scene.journal, "last.ics", "Mon oncle (1958)")
    scene.switch()
    scene.row("Mon oncle")
    check("it was said once", not scene.all(None, LATE))
    scene.close()
    scene.switch()
    scene.close()
