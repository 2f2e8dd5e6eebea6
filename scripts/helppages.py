"""The pages of the help as translators see them, and the same in a language."""

import ast
import pathlib
import re
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "resources/help/C"
PO = ROOT / "resources/help/po"
XMLNS = "http://projectmallard.org/1.0/"
MALLARD = f"{{{XMLNS}}}"
SAYING = {MALLARD + name for name in ("title", "desc", "p")}
# Of nobody's language.
SILENT = MALLARD + "license"
ElementTree.register_namespace("", XMLNS)


def said(element):
    """The elements below one that say something, in reading order."""
    for child in element:
        if child.tag in SAYING:
            yield child
        elif child.tag != SILENT:
            yield from said(child)


def inside(element):
    """What stands in an element, as one line with its marks."""
    whole = ElementTree.tostring(element, encoding="unicode").strip()
    text = re.match(r"<[^>]*>(.*)</[^>]*>", whole, re.DOTALL)
    return " ".join(text[1].split()) if text else ""


def spoken(text):
    """Whether there is a word in it, and not keys or what is typed alone."""
    rest = re.sub(r"<(keyseq|input|file)>.*?</\1>", "", text)
    return any(letter.isalpha() for letter in rest)


def messages():
    """Every text of the pages with the name of its page and its line."""
    for path in sorted(PAGES.glob("*.page")):
        for element in said(ElementTree.parse(path).getroot()):
            text = inside(element)
            if spoken(text):
                yield text, path.name


def catalogue(path):
    """What a translation has, by the text that is translated; nothing for what is missing."""
    found, parts, part = {}, {}, None
    for line in [*path.read_text(encoding="utf-8").splitlines(), ""]:
        key, _, text = line.partition(" ")
        if key in ("msgctxt", "msgid", "msgstr"):
            part, line = key, text
            parts[part] = ""
        if line.startswith('"'):
            parts[part] += ast.literal_eval(line)
        elif not line and parts:
            if parts.get("msgid") and parts.get("msgstr"):
                found[parts["msgid"]] = parts["msgstr"]
            parts = {}
    return found


def translated(path, texts, language):
    """A page in a language, as bytes; what is not translated stays as it is."""
    tree = ElementTree.parse(path)
    root = tree.getroot()
    root.set("{http://www.w3.org/XML/1998/namespace}lang", language)
    for element in list(said(root)):
        text = texts.get(inside(element))
        if text is None:
            continue
        made = ElementTree.fromstring(f'<p xmlns="{XMLNS}">{text}</p>')
        element.text = made.text
        for child in list(element):
            element.remove(child)
        element.extend(made)
    return ElementTree.tostring(root, encoding="utf-8", xml_declaration=True) + b"\n"


def mistakes(name, texts, words):
    """What is wrong with a translation: its marks, and what it calls the parts of the window.

    `words` is what the window says in that language, by what it says in English.
    """
    for text, other in texts.items():
        try:
            made = ElementTree.fromstring(f"<p>{other}</p>")
        except ElementTree.ParseError as error:
            yield f"{name}: {text!r}: {error}"
            continue
        ours = ElementTree.fromstring(f"<p>{text}</p>")
        if sorted(part.tag for part in ours.iter()) != sorted(part.tag for part in made.iter()):
            yield f"{name}: {text!r}: other marks than in English"
            continue
        wanted = sorted(words.get(part.text, part.text) for part in ours.iter("gui"))
        if wanted != sorted(part.text for part in made.iter("gui")):
            yield f"{name}: {text!r}: the window calls that {wanted}"
