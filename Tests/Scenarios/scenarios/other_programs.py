"""Another process deletes the file on show, changes another, and adds a third."""

from stage import other_program
from stage.steps import check, feedback_button, new_film


def scenario(scene):
    scene.start()
    changed = new_film(scene, "Casablanca", "1942")
    shown = new_film(scene, "Brief Encounter", "1945")
    scene.find("label", "Brief Encounter")

    other_program.film(scene.journal, "third.ics", "Metropolis")
    scene.row("Metropolis")
    text = changed.path.read_bytes()
    hidden = scene.journal / ".changing.tmp"
    hidden.write_bytes(text.replace(b"Casablanca", b"Sabrina").replace(b"1942", b"1954"))
    hidden.rename(changed.path)
    scene.row("Sabrina (1954)")
    check("the entry on show stays", scene.all("label", "Brief Encounter"))

    shown.path.unlink()
    scene.says("Select an entry")
    check("its page is gone", not scene.all("push button", feedback_button))
    scene.until("two rows are left", lambda: "2 entries" in count(scene))
    check("its row is gone", not any("Brief" in said for said in scene.titles()))

    scene.select("Sabrina")
    scene.find("label", "Sabrina")
    for number in range(20):
        other_program.film(scene.journal, f"many-{number}.ics", f"Many {number}")
    scene.until("all are counted", lambda: "22 entries" in count(scene))
    check("the entry on show stays", scene.all("label", "Sabrina"))
    scene.close()
    check("nothing was written back", len(scene.entries()) == 22)
    third = scene.journal / "third.ics"
    check("a file of others stays as it was", b"-//Another//Program//EN" in third.read_bytes())


def count(scene):
    return " ".join(label.name for label in scene.all("label"))
