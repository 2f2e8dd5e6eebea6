#!/usr/bin/python3
"""Writes the man page in each language, from what the command line's parser knows of itself.

    scripts/manpages.py PROGRAM FOLDER    into FOLDER/man1, and FOLDER/LANGUAGE/man1

The program tells that in the language it is asked in, as its help is; what is not said there is
translated by resources/po. Prints the names of the pages.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import changelog  # noqa: E402
import helppages  # noqa: E402
import keytable  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAME = "counterfoil"
HEADINGS = ("NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS")
# As the window of shortcuts is headed.
KEYS = "Keyboard Shortcuts"
# What each command has, and the parser's own command.
EVERYWHERE = {"version", "help"}
# Between letters that are written without spaces a line may end, but not before what closes
# something, nor behind what opens it.
SPACELESS = r"[\u3040-\u30ff\u3400-\u9fff\uff01-\uff60、。々ー]"
CLOSING = "、。」』）〕！？：；，．ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々"
OPENING = "「『（〔"


def text(words):
    """Lines of text as roff reads them: a sentence a line, nothing taken for a request."""
    words = words.replace("\\", "\\e")
    # What is typed has a hyphen that can be copied.
    words = re.sub(r"(?<![^\W_])-(?=[\w-])", r"\\-", words)
    words = re.sub(rf"({SPACELESS})(?={SPACELESS})", breakable, words)
    lines = re.sub(r"(?<=[^\W\d_]{2}[.?!]) +", "\n", " ".join(words.split())).split("\n")
    return [re.sub(r"^(?=[.'])", r"\\&", line) for line in lines]


def breakable(match):
    after = match.string[match.end()]
    return match[1] if after in CLOSING or match[1] in OPENING else match[1] + "\\:"


def paragraphs(words):
    """Paragraphs of text, the first of them where it stands."""
    lines = []
    for number, paragraph in enumerate(filter(None, (words or "").split("\n\n"))):
        lines += [".Pp"] if number else []
        lines += text(paragraph)
    return lines


def quoted(words):
    """An argument of a macro."""
    return '"' + words.replace("\\", "\\e").replace('"', '""') + '"'


def flags(argument):
    """Its names, such as -h and --help."""
    return ["-" * (name["kind"] == "long") + name["name"]
            for name in argument["names"] if name["kind"] in ("short", "long")]


def value(argument):
    return "Ar " + quoted(argument["valueName"])


def synopsis(argument):
    """How it is typed, in brackets where it may be left out."""
    more = " ..." if argument["isRepeating"] else ""
    typed = {"flag": lambda: "Fl " + quoted(flags(argument)[-1]),
             "option": lambda: f"Fl {quoted(flags(argument)[-1])} {value(argument)}",
             "positional": lambda: value(argument)}[argument["kind"]]()
    return f".Op {typed}{more}" if argument["isOptional"] else f".{typed}{more}"


def item(argument):
    """Its line in the list of arguments, and what is said of it."""
    names = " , ".join(f"Fl {quoted(name)}" for name in flags(argument))\
        if argument["kind"] != "positional" else ""
    of = value(argument) if argument["kind"] != "flag" else ""
    abstract = argument.get("abstract") or ""
    facts = {"values": ", ".join(argument.get("allValues") or []),
             "default": argument.get("defaultValue")}
    said = "; ".join(f"{name}: {fact}" for name, fact in facts.items() if fact)
    abstract += f" ({said})" if said else ""
    return [".It " + " ".join(filter(None, (names, of))), *text(abstract)]


def shown(arguments, everywhere=False):
    return [argument for argument in arguments if argument["shouldDisplay"]
            and (argument["valueName"] in EVERYWHERE) <= everywhere]


def listed(arguments):
    if not arguments:
        return []
    return [".Bl -tag -width Ds", *(line for one in arguments for line in item(one)), ".El"]


def commands(command, path=NAME):
    """A section for each command, with those below it."""
    for sub in command.get("subcommands", []):
        if sub["commandName"] in EVERYWHERE or not sub["shouldDisplay"]:
            continue
        name = f"{path} {sub['commandName']}"
        yield f".Ss {quoted(name)}"
        arguments = shown(sub["arguments"])
        if not sub.get("subcommands"):
            yield f".Ic {quoted(name)}"
            yield from map(synopsis, arguments)
            yield ".Pp"
        yield from text(sub["abstract"])
        if sub.get("discussion"):
            yield ".Pp"
            yield from paragraphs(sub["discussion"])
        yield from listed(arguments)
        yield from commands(sub, name)


def page(command, words):
    """The page in the language of the words; without any in English."""
    discussion, _, status = command["discussion"].rpartition("\n\n")
    arguments = shown(command["arguments"], everywhere=True)
    heading = {name: f".Sh {quoted(words.get(name, name))}" for name in HEADINGS}
    day = changelog.releases()[0].date
    lines = [
        "'\\\" -*- coding: UTF-8 -*-", '.\\" Made by scripts/manpages.py.',
        f".Dd {day:%B} {day.day}, {day.year}", f".Dt {NAME.upper()} 1", ".Os",
        heading["NAME"], f".Nm {NAME}", ".Nd " + text(command["abstract"].rstrip(".。"))[0],
        heading["SYNOPSIS"], ".Nm", *map(synopsis, arguments),
        ".Op Ar command", ".Op Ar argument ...",
        heading["DESCRIPTION"], *paragraphs(discussion), *listed(arguments), *commands(command),
        heading["EXIT STATUS"], *paragraphs(status)]
    return "\n".join(lines) + "\n" + keytable.section(KEYS if words else KEYS.upper(), words)


def told(program, language):
    """What the parser knows, in a language."""
    said = subprocess.run(
        [program, "--experimental-dump-help"], check=True, capture_output=True, text=True,
        env={**os.environ, "LANGUAGE": language, "LC_ALL": "C.UTF-8"}).stdout
    return json.loads(said)["command"]


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program", metavar="PROGRAM")
    arguments.add_argument("folder", metavar="FOLDER", type=pathlib.Path)
    chosen = arguments.parse_args()
    program, folder = chosen.program, chosen.folder
    for language in ["en", *sorted(path.stem for path in (ROOT / "resources/po").glob("*.po"))]:
        words = {} if language == "en" else helppages.catalogue(
            ROOT / f"resources/po/{language}.po")
        target = folder / ("" if language == "en" else language) / f"man1/{NAME}.1"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page(told(program, language), words), encoding="utf-8")
        print(target)


if __name__ == "__main__":
    main()
