"""What was exported comes back into an empty journal as it was."""

import shutil

from stage import journal, sources
from stage.choices import choose, save_file
from stage.steps import check, import_button

OWN = {"UID", "DTSTAMP", "CREATED", "LAST-MODIFIED", "SEQUENCE"}


def content(folder):
    """What the entries say, but for what names a file and when it was written."""
    return sorted(said(item.component) for item in journal.entries(folder))


def said(component):
    lines = component.to_ical().decode("utf-8").replace("\r\n ", "").splitlines()
    return sorted(number(line) for line in lines if line.split(":")[0].split(";")[0] not in OWN)


def number(line):
    """The line with a fare of 62.40 as one of 62.4."""
    if not line.startswith("X-COUNTERFOIL-FARE"):
        return line
    name, value = line.split(":")
    return f"{name}:{float(value)}"


def files(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*.ics")}


def export(scene, path, choice=None, scope=None):
    scene.press("ctrl+shift+e")
    scene.find("push button", "Export…")
    if choice:
        choose(scene, "Counterfoil JSON", choice)
    if scope:
        choose(scene, "Everything", scope)
    scene.click("Export…", "push button")
    save_file(scene, path)
    scene.says(f"to {path.name}.")
    scene.gone("push button", "Export…")


def scenario(scene):
    shutil.copytree(sources.SAMPLE, scene.journal)
    readable = len(scene.entries())
    scene.start()
    scene.row("Das Boot")
    export(scene, scene.home / "all.json")
    export(scene, scene.home / "all.zip", "Backup (ZIP)")
    scene.select("Das Boot")
    export(scene, scene.home / "shown.json", scope="The entry on show")
    scene.press("ctrl+f")
    scene.type("das boot")
    scene.until("one row is found", lambda: scene.words("Das Boot") and not scene.words("Köln"))
    export(scene, scene.home / "one.json")
    scene.close()

    for name, count in (("all.json", readable), ("all.zip", readable), ("one.json", 1),
                        ("shown.json", 1)):
        other = scene.home / f"journal of {name}"
        other.mkdir()
        scene.start("--journal", other, scene.home / name)
        scene.click(import_button, "push button")
        scene.says("Imported ")
        scene.row("Das Boot")
        scene.close()
        check(f"{name} brings {count} entries", len(content(other)) == count)
        if count == readable:
            for came, was in zip(content(other), content(scene.journal)):
                check(f"{name} brings back {set(was) - set(came)}, not {set(came) - set(was)}",
                      came == was)
        if name == "all.zip":
            check("a backup is the files themselves", files(other) == files(scene.journal))
