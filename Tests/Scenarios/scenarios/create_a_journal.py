"""A journal folder that is not there is offered to be created, and is written to from then on."""

from stage.steps import check, save


def scenario(scene):
    scene.journal = scene.journal.parent / "new" / "journal"
    scene.start("--journal", str(scene.journal))
    scene.says("The journal folder is missing.")
    scene.click("Create This Journal")
    scene.silent("The journal folder is missing.")
    scene.until("the folder is there", scene.journal.is_dir)
    check("it is for its owner only", scene.journal.stat().st_mode & 0o777 == 0o700)

    scene.press("ctrl+n")
    scene.fill("Title", "Stalker")
    save(scene)
    scene.row("Stalker")
    scene.close()
    check("a film is in it", scene.entry("Stalker").kind == "VJOURNAL")
