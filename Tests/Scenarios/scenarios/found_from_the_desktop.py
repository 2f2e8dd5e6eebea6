"""Entries are found from GNOME Shell and from KRunner, while the program does not run and while it
does, and are opened in its window."""

import os
import pathlib
import subprocess

from stage import hands, other_program, rows, tree
from stage.desktop_search import KRUNNER, SHELL, DesktopSearch
from stage.installed import ID, Installed
from stage.program import outside_the_session
from stage.steps import check, save
from stage.waiting import PATIENCE

TRIP = "Köln Hbf → Bonn Hbf"


def scenario(scene):
    installed = Installed(scene.home)
    search = DesktopSearch()
    nothing_is_made(scene, installed, search)

    scene.journal.mkdir(parents=True)
    other_program.film(scene.journal, "old.ics", "Playtime", "X-COUNTERFOIL-YEAR:1967")
    other_program.film(scene.journal, "new.ics", "Trafic")
    other_program.write(scene.journal, "train.ics", [
        "BEGIN:VEVENT", "UID:train", "DTSTAMP:20260101T000000Z",
        "DTSTART;TZID=Europe/Berlin:20260102T140200", "DTEND;TZID=Europe/Berlin:20260102T143000",
        f"SUMMARY:{TRIP}", "CATEGORIES:Trip", "X-COUNTERFOIL-MODE:TRAIN", "END:VEVENT"])
    check("the newest is the first", search.find("kind:trip") == ["train.ics"])
    check("a search is that of the window", search.find("title:playtime", "released:1967") ==
          ["old.ics"])
    check("what is not there is not found", search.find("kurosawa") == [])
    check("nor is anything where nothing is typed", search.find("", " ") == [])
    check("a search is made narrower", search.call(
        SHELL, "GetSubsearchResultSet", "(asas)", ["old.ics", "new.ics"], ["traf"]) == ["new.ics"])
    metas = search.metas("train.ics", "../old.ics", "gone.ics", "old.ics")
    check("what is no entry is left out", [meta["id"] for meta in metas] ==
          ["train.ics", "old.ics"])
    check("entries are titled as in the list",
          [meta["name"] for meta in metas] == [TRIP, "Playtime (1967)"])
    check("with their days and times", metas[0]["description"] == "2 Jan 2026 · 14:02")
    icons = installed.share / "icons/hicolor/symbolic/apps"
    check("their icons are installed",
          all((icons / f"{meta['gicon']}.svg").exists() for meta in metas))
    check("there is no window", no_window(installed))
    beside_a_window(scene, search)

    search.activate("old.ics")
    scene.adopt(installed.process_id())
    scene.find("label", "1967")
    scene.find("label", "1 January 2026")
    selected(scene, "Playtime")

    # Whatever view is on show, and whatever is typed in a form, which stays in front.
    scene.press("ctrl+2")
    scene.gone(None, "Journal entries")
    search.activate("new.ics")
    scene.find(None, "Journal entries")
    selected(scene, "Trafic")
    scene.press("ctrl+n")
    scene.fill("Title", "Mon oncle")
    search.activate("old.ics")
    scene.until("the form has the keyboard", lambda: scene.find("text", "Title").has("focused"))
    check("what is typed is still there", scene.find("text", "Title").text == "Mon oncle")
    save(scene)
    selected(scene, "Mon oncle")

    found = search.match("bonn")
    check("KRunner finds it too", [match[:4] for match in found] ==
          [["train.ics", TRIP, f"{ID}-train-symbolic", 30]])
    check("and says more of it", found[0][5] == {"subtext": "2 Jan 2026 · 14:02"})
    check("it has no actions", search.call(KRUNNER, "Actions") == [])
    search.call(KRUNNER, "SetActivationToken", "(s)", "a token of Wayland")
    search.run("train.ics")
    selected(scene, TRIP)
    search.call(KRUNNER, "Teardown")

    asked = [search.ask(SHELL, "GetInitialResultSet", "(as)", [word])
             for word in ("p", "pl", "play", "t", "traf")]
    answers = [search.answer(number) for number in asked]
    check("the last of many searches has what it asks for", answers[-1] == ["new.ics"])
    check("those before have it or nothing", all(type(said) is list for said in answers))
    nonsense(scene, search)

    search.launch("kind:film", "year:2026", "-trafic", "-oncle")
    scene.until("the window searches", lambda: scene.find("text", "Search").text ==
                "kind:film year:2026 -trafic -oncle")
    scene.until("and lists what it finds", lambda: not scene.words(TRIP))
    check("and nothing else", scene.words("Playtime") and not scene.words("Trafic"))
    check("it is one program all the time", installed.process_id() == scene.program.process_id)
    scene.close()

    scene.until("the bus knows that it has ended", installed.is_gone)
    search.launch("trafic")
    scene.adopt(installed.process_id())
    scene.until("the window searches", lambda: scene.find("text", "Search").text == "trafic")
    scene.close()

    scene.until("the bus knows that it has ended", installed.is_gone)
    subprocess.run(["dbus-update-activation-environment", "LANG=de_DE.UTF-8"], check=True)
    said = search.metas("train.ics")[0]["description"]
    check(f"what is found is told in one's own language: {said}", said == "2. Jan. 2026 · 14:02")


def nothing_is_made(scene, installed, search):
    """Without a journal nothing is found and nothing made; after a while the program leaves."""
    check("nothing is found", search.find("playtime") == [])
    check("no journal is made", not (scene.journal.parent).exists())
    check("nor an index", not list(pathlib.Path(os.environ["XDG_CACHE_HOME"]).rglob("*.sqlite")))
    check("there is no window", no_window(installed))
    scene.until("the program leaves by itself", installed.is_gone, 4 * PATIENCE)


def beside_a_window(scene, search):
    """A window of another process is not disturbed, and what is written there is found."""
    scene.start("--journal", scene.journal, environment=outside_the_session())
    scene.row("Trafic")
    scene.press("ctrl+n")
    scene.fill("Title", "Parade")
    save(scene)
    selected(scene, "Parade")
    scene.until("it is found", lambda: len(search.find("parade")) == 1)
    scene.press("Delete")
    scene.until("it is no longer listed", lambda: not scene.words("Parade"))
    scene.until("it is no longer found", lambda: search.find("parade") == [])
    scene.close()


def selected(scene, title):
    scene.until(f"{title!r} is selected",
                lambda: any(title in said for said in rows.selected(scene.list())))


def no_window(installed):
    application = tree.application(installed.process_id())
    return not hands.windows_of(ID) and not (application and application.children)


def nonsense(scene, search):
    """What nobody should ask does no harm."""
    check("an argument of another type is refused", search.call(
        SHELL, "GetInitialResultSet", "(u)", 7) == "org.freedesktop.DBus.Error.InvalidArgs")
    check("an unknown method too", search.call(
        KRUNNER, "Fly") == "org.freedesktop.DBus.Error.UnknownMethod")
    check("a very long search finds nothing", search.find("x" * 100_000) == [])
    search.activate("../../secret.ics")
    search.run("")
    search.activate("gone.ics")
    scene.says("The entry cannot be shown.")
    check("all is still there", {"new.ics", "old.ics"} < set(search.find("kind:film")))
