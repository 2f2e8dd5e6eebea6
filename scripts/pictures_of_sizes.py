"""A page with journals of every size, light and dark: pictures for whoever changes how it looks.

    pictures_of_sizes.py FOLDER journal|years [NAME...]    (on a display)
"""

import argparse
import pathlib
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Tests/Scenarios"))
from stage import huge  # noqa: E402
from stage.scene import Scene, containing  # noqa: E402

# What an entry's file says that nothing else in the sample journal does.
ONE = ["SUMMARY:Brief Encounter"]
THREE = [*ONE, "SUMMARY:ICE 93", "SUMMARY:EIP 3502"]
MANY = 100_000
PATIENCE = 300


def sample(*said):
    """Copies of the entries of the sample journal that say this."""
    def write(folder):
        folder.mkdir(parents=True)
        for path in (ROOT / "resources/sample-journal").glob("*.ics"):
            text = path.read_text(encoding="utf-8")
            if any(words in text for words in said):
                shutil.copy(path, folder)
        return len(said)
    return write


def many(folder):
    if huge.write(folder, MANY, 1).wait() != 0:
        raise RuntimeError("the journal was not written")
    return MANY


def the_journal(scene):
    if scene.titles():
        scene.press("Home")


def the_years(scene):
    scene.press("ctrl+2")
    scene.until("figures show, or that there are none", lambda: any(
        scene.all("label", words) for words in ("Films", containing("is empty"))), PATIENCE)


JOURNALS = {"empty": sample(), "one": sample(*ONE), "three": sample(*THREE), "many": many}
PAGES = {"journal": the_journal, "years": the_years}
THEMES = {"": {}, "-dark": {"GTK_THEME": "Adwaita:dark"}}


def take(path, folder, count, show, environment):
    scene = Scene()
    try:
        shutil.rmtree(scene.home / "c", ignore_errors=True)
        scene.start("--journal", folder, environment=environment)
        scene.fill_screen()
        if count:
            said = f"{count:,} entries" if count > 1 else "1 entry"
            scene.until("all are counted", lambda: scene.all("label", containing(said)), PATIENCE)
        show(scene)
        print(scene.picture(path), flush=True)
        return True
    except Exception as problem:
        print(f"{path.stem}: {problem}\n{scene.describe()}", file=sys.stderr, flush=True)
        return False
    finally:
        scene.end()


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", metavar="FOLDER", type=pathlib.Path)
    arguments.add_argument("page", choices=PAGES)
    arguments.add_argument("names", metavar="NAME", nargs="*")
    chosen = arguments.parse_args()
    page, wanted = chosen.page, chosen.names
    taken = []
    for size, write in JOURNALS.items():
        shots = {f"{page}-{size}{theme}": environment for theme, environment in THEMES.items()}
        shots = {name: shot for name, shot in shots.items() if not wanted or name in wanted}
        if not shots:
            continue
        folder = pathlib.Path.home() / size
        count = write(folder)
        taken += [take(chosen.folder / f"{name}.png", folder, count, PAGES[page], environment)
                  for name, environment in shots.items()]
        shutil.rmtree(folder)
    return 0 if all(taken) else 1


if __name__ == "__main__":
    sys.exit(main())
