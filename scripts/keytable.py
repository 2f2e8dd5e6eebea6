#!/usr/bin/python3
"""The keys of the program, from the one table that the window of shortcuts shows.

scripts/keytable.py          writes them into docs/keyboard.md
scripts/keytable.py --check  tells whether they stand there as they are

`lint-help` asks it which keys there are, and the man page takes its section from it.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Sources/UserInterface/Window/KeyboardShortcuts.swift"
PAGE = ROOT / "docs/keyboard.md"
BEGIN, END = "<!-- Made by scripts/keytable.py -->\n", "<!-- To here. -->\n"

ENTRY = re.compile(
    r'title: localized\("(?P<group>[^"]*)"\)'
    r'|Shortcut\(\s*localized\("(?P<title>[^"]*)"\),\s*(?P<keys>"[^"]+"(?:,\s*"[^"]+")*)\)')
NAMES = {"<Primary>": "Ctrl+", "<Shift>": "Shift+", "<Alt>": "Alt+", "question": "?", "comma": ",",
         "plus": "+", "Return": "Enter", "Left": "Left", "Right": "Right", "Escape": "Escape"}


def groups():
    """What there is, in order: the title of a group, and for each shortcut its keys, as GTK
    writes them, and what it does."""
    source = SOURCE.read_text(encoding="utf-8")
    found = []
    for match in ENTRY.finditer(source):
        if match["group"]:
            found.append((match["group"], []))
        else:
            found[-1][1].append((re.findall(r'"([^"]+)"', match["keys"]), match["title"]))
    there = len(re.findall(r"Shortcut\(\s*localized", source))
    if sum(len(shortcuts) for _, shortcuts in found) != there:
        sys.exit(f"keytable: not every shortcut in {SOURCE.name} can be read.")
    return found


def label(key):
    """A key as it is written for people, such as Ctrl+N."""
    for name, ours in NAMES.items():
        key = key.replace(name, ours)
    head, plus, last = key.rpartition("+")
    return head + plus + last.capitalize() if len(last) == 1 and head else key


def table():
    """The table of the document."""
    lines = []
    for group, shortcuts in groups():
        lines += [f"| {group} | |", "|---|---|"] if not lines else [f"| **{group}** | |"]
        lines += [f"| {title} | {' or '.join(map(label, keys))} |" for keys, title in shortcuts]
    return "\n" + "\n".join(lines) + "\n\n"


def section(heading, words):
    """The section of a man page, in mdoc, in English where a language has no words for it."""
    lines = [f'.Sh "{words.get(heading, heading)}"']
    for group, shortcuts in groups():
        lines += [f'.Ss "{words.get(group, group)}"', ".Bl -tag -width Ds"]
        for keys, title in shortcuts:
            lines += [".It " + " , ".join(f"\\&{label(key)}" for key in keys),
                      words.get(title, title)]
        lines.append(".El")
    return "\n".join(lines) + "\n"


def filled(text):
    """The document with the table as it is now."""
    head, begin, rest = text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        sys.exit("keytable: docs/keyboard.md does not say where the keys begin and end.")
    return head + begin + table() + end + tail


def main():
    text = PAGE.read_text(encoding="utf-8")
    if sys.argv[1:] == ["--check"]:
        if filled(text) != text:
            sys.exit("keytable: the keys in docs/keyboard.md are not the program's; "
                     "run scripts/keytable.py.")
    else:
        PAGE.write_text(filled(text), encoding="utf-8")


if __name__ == "__main__":
    main()
