"""In a language that nobody speaks, no screen shows a word that was not translated."""

import os
import re
import shutil
import subprocess
import sys

from stage import rows, sources, tree
from stage.element import alive
from stage.program import BINARY, ROOT
from stage.steps import check

sys.path.append(str(ROOT / "scripts"))
from pseudo import pseudo  # noqa: E402

WORD = re.compile(r"[^\W\d_]{2,}")
SAID = re.compile(r"⟦[^⟦⟧]*⟧")
# The buttons that GTK puts beside the title, and the names of icons within its widgets.
OF_GTK = re.compile(r"Minimize|Maximize|Close|[a-z]+(?:-[a-z]+)*-symbolic")
# What is the same in every language.
NAMES = set("""Counterfoil Ctrl Shift Alt Return Enter Delete Escape Tab Left Right Up Down Page
    Home End Menu CSV PDF SVG PNG ZIP JSON iCalendar Letterboxd IMDb Trakt UTC GMT km min EUR pm am
    January February March April May June July August September October November December
    Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec Mon Tue Wed Thu Fri Sat Sun
    Monday Tuesday Wednesday Thursday Friday Saturday Sunday""".split())
LOUD = {name.upper() for name in NAMES}
GERMAN_PAPERS = ROOT / "Sources/Wording/Papers/Languages/GermanPaper.swift"


def journey(scene):
    start(scene)
    nothing_is_plain(scene, "the empty page", 4)
    scene.click(pseudo("Open a sample journal"))
    known = words_of(ROOT / "resources/sample-journal")
    scene.find(None, pseudo("Journal entries"))

    def shows(what, least=12, besides=frozenset()):
        nothing_is_plain(scene, what, least, known | besides)

    film = row(scene, "Brief Encounter")
    film.focus()
    scene.find("push button", pseudo("Leave feedback"))
    shows("a film")
    scene.click(pseudo("Leave feedback"))
    scene.find("push button", pseudo("so and so"))
    shows("the choices of feedback")
    scene.press("Escape")
    row(scene, "Köln Hbf").focus()
    scene.click(pseudo("Record what happened"))
    scene.find("push button", pseudo("another time…"))
    shows("the outcomes of a trip")
    scene.press("Escape")
    for keys, what in (("ctrl+e", "the form for a trip"), ("ctrl+n", "the form for a film"),
                       ("ctrl+l", "the line for a trip")):
        scene.press(keys)
        scene.find("push button", pseudo("Cancel"))
        shows(what, 6)
        scene.press("Escape")
        scene.gone("push button", pseudo("Cancel"))
    for item, what in (("New Season Ticket", "the form for a season ticket"),
                       ("New Claim…", "the form for a claim")):
        scene.click(pseudo("Add"))
        scene.click(pseudo(item))
        scene.find("push button", pseudo("Cancel"))
        shows(what, 6)
        scene.press("Escape")
        scene.gone("push button", pseudo("Cancel"))
    scene.press("F10")
    scene.click(pseudo("Traveller’s Details…"))
    scene.find("push button", pseudo("Save"))
    shows("the details of the traveller", 6)
    scene.press("Escape")
    scene.gone("push button", pseudo("Save"))
    scene.press("ctrl+comma")
    scene.find("toggle button", pseudo("Trips to record"))
    shows("the preferences")
    scene.press("Escape")
    scene.gone("toggle button", pseudo("Trips to record"))
    row(scene, "Köln Hbf").focus()
    scene.click(pseudo("Write the Claim…"))
    scene.find("push button", pseudo("Close"))
    # Its fields are named as on the paper, in the language of whoever gets it.
    shows("a claim to be written", besides=words_of(GERMAN_PAPERS))
    scene.press("Escape")
    scene.gone("push button", pseudo("Save as PDF…"))
    for number, view in ((2, "Page…"), (3, "Copy Table"), (4, "Import…")):
        scene.press(f"ctrl+{number}")
        scene.find(None, pseudo(view))
        shows(f"view {number}", 6)
    scene.press("ctrl+1", "F10")
    scene.find(None, pseudo("Quit"))
    shows("the menu")
    scene.press("Escape", "ctrl+b")
    scene.find(None, pseudo("No saved searches"))
    shows("the saved searches")
    scene.press("Escape", "ctrl+shift+o")
    scene.find(None, pseudo("Reversed"))
    shows("the orders")
    scene.press("Escape", "ctrl+F1")
    scene.find("label", pseudo("New film"))
    shows("the keys")
    scene.press("Escape")
    # The keys are a window of their own, which would get what is pressed before it is gone.
    scene.gone("label", pseudo("New film"))
    scene.press("ctrl+shift+e")
    scene.find("push button", pseudo("Cancel"))
    shows("the export", 6)
    scene.press("Escape")
    scene.gone("push button", pseudo("Cancel"))
    scene.close()

    diary = sources.diary(scene.home, [*sources.VIEWINGS, ("Das Boot", 1981, 4, None)])
    known |= words_of(diary) | {"diary", "csv"}
    start(scene, "--journal", scene.journal, diary)
    scene.find(None, pseudo("Ratings in words"))
    shows("the preview of an import")
    scene.press("Escape")
    scene.close()


def start(scene, *arguments):
    """Starts the program as it is installed, with a catalogue of the language beside it."""
    program = scene.home / "prefix/bin/counterfoil"
    if not program.exists():
        subprocess.run([ROOT / "scripts/messages", "pseudo"], check=True)
        program.parent.mkdir(parents=True)
        try:
            os.link(os.path.realpath(BINARY), program)
        except OSError:  # On another file system.
            shutil.copy(BINARY, program)
        share = scene.home / "prefix/share"
        shutil.copytree(ROOT / ".build/pseudo", share / "locale")
        (share / "counterfoil").symlink_to(ROOT / "resources")
    scene.start(*arguments, environment={"LANGUAGE": "xx"}, binary=program)


def row(scene, title):
    table = scene.find(None, pseudo("Journal entries"))
    return scene.until(f"the list has {title}", lambda: rows.row(table, title))


def words_of(path):
    """The words of a file, or of all files of a folder."""
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    text = "".join(file.read_text(encoding="utf-8").replace("\n ", "") for file in files)
    return set(WORD.findall(text.replace("\\n", " ")))


def said(scene):
    """Everything that a person sees or hears of the front window."""
    for element, _ in tree.walk(tree.front(scene.application)):
        yield from filter(None, (alive(lambda: element.name), alive(lambda: element.description)))
        if element.role not in ("text", "password text"):
            yield alive(lambda: element.text) or ""
        if element.role in tree.CLOSED and alive(lambda: element.accessible.get_table_iface()):
            yield from (words for _, words in rows.rows(element))


def nothing_is_plain(scene, what, least, known=frozenset()):
    scene.still()
    texts = set(said(scene))
    translated = [text for text in texts if "⟦" in text]
    check(f"{what} says something: {len(translated)}", len(translated) >= least)
    plain = {}
    for text in texts:
        if OF_GTK.fullmatch(text):
            continue
        rest, inner = text, None
        while rest != inner:
            inner, rest = rest, SAID.sub(" ", rest)
        if words := set(WORD.findall(rest)) - known - NAMES - LOUD:
            plain[text] = words
    check(f"{what} shows words that are not translated: {plain}", not plain)
