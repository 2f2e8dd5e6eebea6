"""In a language that nobody speaks, half as long again as English, no screen shows a word that was
not translated, and none is cut off."""

import json
import re
import subprocess
import sys

from stage import rows, shortened, tree
from stage.element import alive
from stage.program import ROOT
from stage.screens import Screens
from stage.steps import check

sys.path.append(str(ROOT / "scripts"))
from pseudo import pseudo  # noqa: E402

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
# How many texts a screen has at least that has fewer than the others.
LEAST = {"the empty page": 4, "the form for a trip": 6, "the form for a film": 6,
         "the line for a trip": 6, "the form for a season ticket": 6, "the form for a claim": 6,
         "the details of the traveller": 6, "the export": 6, "the years": 6, "the table": 6,
         "the lists": 6, "a film to be printed": 6, "the page of the years": 6,
         "a journey": 6}
# Its fields are named as on the paper, in the language of whoever gets it, at whose address.
PAPER = "a claim to be written"
FIELDS = ROOT / "Sources/Wording/Papers/Languages/GermanPaper.swift"
DESK = ROOT / "resources/rights/at-oebb.json"
# The name of the folder that tickets go to, as it is on the disk.
FOLDER = {"the preferences": {"tickets"}}


def scenario(scene):
    subprocess.run([ROOT / "scripts/messages", "pseudo"], check=True)
    screens = Screens(scene, "xx", pseudo, locale=ROOT / ".build/pseudo")
    cut_off = {}
    for screen in screens.all():
        if words := screens.cut_off():
            cut_off[screen] = words
        besides = of_the_paper() if screen == PAPER else FOLDER.get(screen, set())
        nothing_is_plain(scene, screen, LEAST.get(screen, 12), screens.own | besides)
    # Told at the end, of all screens at once.
    check(f"no screen cuts words off: {cut_off}", not cut_off)


def of_the_paper():
    """What stands on the paper that the sample journal has something for."""
    desk = json.loads(DESK.read_text(encoding="utf-8"))["desk"]
    return shortened.words_of(FIELDS) | set(
        shortened.WORD.findall(" ".join([desk["name"], *desk["address"]])))


def said(scene):
    """Everything that a person sees or hears of the front window."""
    for element, _ in tree.walk(tree.front(scene.application)):
        yield from filter(None, (alive(lambda: element.name), alive(lambda: element.description)))
        if element.role not in ("text", "password text"):
            yield alive(lambda: element.text) or ""
        if element.role in tree.CLOSED and alive(lambda: element.accessible.get_table_iface()):
            for cell, words in rows.rows(element):
                yield from (words, alive(lambda: cell.name) or "")


def nothing_is_plain(scene, what, least, known):
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
        if words := set(shortened.WORD.findall(rest)) - known - NAMES - LOUD:
            plain[text] = words
    check(f"{what} shows words that are not translated: {plain}", not plain)
