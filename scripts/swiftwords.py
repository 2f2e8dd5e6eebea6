"""Reads the words that people see out of Swift sources."""

import dataclasses
import re

DOORS = {"say", "localized"}
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "\\": "\\", "'": "'"}
DECLARATIONS = {"func", "init", "var", "let", "subscript", "case", "struct", "enum", "class",
                "extension", "protocol", "actor"}
TYPES = {"struct", "enum", "class", "extension", "protocol", "actor"}
# Behind which a slash begins a regular expression.
BEFORE_REGEX = set("(,=:[{;!&|?") | {"", "return", "in", "case", "where"}
WORD = re.compile(r"[^\W\d]\w*|\$\d+|\d[\w.]*")


@dataclasses.dataclass
class Token:
    kind: str  # word, string, comment or sign
    text: str
    line: int
    start: int
    end: int = 0
    is_pure: bool = True  # A string without a value in it.


@dataclasses.dataclass
class Message:
    text: str
    plural: str
    context: str
    comment: str
    path: str
    line: int


@dataclasses.dataclass
class Mistake(Exception):
    path: str
    line: int
    words: str

    def __str__(self):
        return f"{self.path}:{self.line}: {self.words}"


class Reader:
    """One pass over a source: its tokens, those in the values of its strings too."""

    def __init__(self, source):
        self.source = source
        self.tokens = []
        self.place = 0
        self.line = 1

    def read(self, end=None):
        """Up to the parenthesis that closes a value in a string, or the end of the source."""
        depth = 0
        while self.place < len(self.source):
            rest = self.source[self.place]
            if rest == "\n":
                self.line += 1
                self.place += 1
            elif rest.isspace():
                self.place += 1
            elif self.source.startswith("//", self.place):
                stop = self.source.find("\n", self.place)
                stop = len(self.source) if stop < 0 else stop
                self.add("comment", self.source[self.place:stop], stop)
            elif self.source.startswith("/*", self.place):
                stop = self.source.index("*/", self.place) + 2
                self.add("comment", self.source[self.place:stop], stop)
            elif match := re.compile(r'#*"').match(self.source, self.place):
                self.string(match.group().count("#"))
            elif rest == "/" and self.regex():
                pass
            elif match := WORD.match(self.source, self.place):
                self.add("word", match.group(), match.end())
            else:
                depth += (rest == "(") - (rest == ")")
                if end and depth < 0:
                    return
                self.add("sign", rest, self.place + 1)

    def add(self, kind, text, end):
        self.tokens.append(Token(kind, text, self.line, self.place, end))
        self.line += self.source.count("\n", self.place, end)
        self.place = end

    def regex(self):
        before = next((t.text for t in reversed(self.tokens) if t.kind != "comment"), "")
        match = re.compile(r"/(?! )(?:\\.|\[(?:\\.|[^]\\\n])*\]|[^/\\\n])+/").match(
            self.source, self.place)
        if before not in BEFORE_REGEX or not match:
            return False
        self.add("sign", match.group(), match.end())
        return True

    def string(self, hashes):
        token = Token("string", "", self.line, self.place)
        self.tokens.append(token)
        self.place += hashes
        fence = '"""' if self.source.startswith('"""', self.place) else '"'
        self.place += len(fence)
        close, escape = fence + "#" * hashes, "\\" + "#" * hashes
        raw = []
        while not self.source.startswith(close, self.place):
            if self.source.startswith(escape, self.place):
                self.place += len(escape)
                letter = self.source[self.place]
                self.place += 1
                if letter == "(":
                    token.is_pure = False
                    self.read(end=")")
                    self.place += 1
                elif letter == "u":
                    stop = self.source.index("}", self.place)
                    raw.append(("", chr(int(self.source[self.place + 1:stop], 16))))
                    self.place = stop + 1
                elif letter in " \t\n":
                    stop = self.source.index("\n", self.place - 1)
                    self.line += 1
                    self.place = stop + 1
                    raw.append(("join", ""))
                else:
                    raw.append(("", ESCAPES[letter]))
            else:
                letter = self.source[self.place]
                self.line += letter == "\n"
                self.place += 1
                raw.append(("raw", letter))
        before = self.source.rfind("\n", 0, self.place)
        self.place += len(close)
        token.end = self.place
        token.text = unindented(raw, self.place - len(close) - before - 1) \
            if fence == '"""' else "".join(letter for _, letter in raw)


def unindented(raw, margin):
    """The text of a literal of many lines, without the first and the last line break."""
    text, column = [], 0
    for kind, letter in raw[1:]:
        if kind == "join" or (kind == "raw" and letter == "\n"):
            column = 0
            if kind == "raw":
                text.append(letter)
        elif column < margin and kind == "raw" and letter in " \t":
            column += 1
        else:
            column = margin
            text.append(letter)
    return "".join(text).removesuffix("\n")


def tokens(source):
    reader = Reader(source)
    reader.read()
    return reader.tokens


def paragraph(lines):
    """The first paragraph of a comment, without its marks."""
    words = []
    for line in lines:
        line = line.lstrip("/").strip()
        if not line or line.startswith("- "):
            break
        words.append(line)
    return " ".join(words)


class Comments:
    """What stands above a line, as it is for translators."""

    def __init__(self, found):
        self.of_line = {token.line: token.text for token in found
                        if token.kind == "comment" and token.text.startswith("//")}

    def above(self, line, mark):
        lines = []
        while (text := self.of_line.get(line - 1 - len(lines), "")).startswith(mark):
            lines.insert(0, text)
        return lines

    def of_declaration(self, line, source):
        """The attributes of a declaration stand between its comment and it."""
        while line > 1 and source[line - 2].lstrip().startswith("@"):
            line -= 1
        return paragraph(self.above(line, "///"))

    def for_translators(self, line):
        said = paragraph(self.above(line, "//"))
        return said.removeprefix("Translators:").strip() \
            if said.startswith("Translators:") else ""


def arguments(found, place):
    """The arguments of the call whose parenthesis is at a place, as (label, tokens)."""
    given, current, depth = [], [], 0
    for token in found[place + 1:]:
        if token.kind == "comment":
            continue
        if token.kind == "sign":
            if token.text in ")]}" and depth == 0:
                break
            depth += (token.text in "([{") - (token.text in ")]}")
            if token.text == "," and depth == 0:
                given.append(current)
                current = []
                continue
        current.append(token)
    if current:
        given.append(current)
    for words in given:
        if len(words) > 2 and words[0].kind == "word" and words[1].text == ":" \
                and words[1].kind == "sign":
            yield words[0].text, outside_of_values(words[2:])
        else:
            yield "", outside_of_values(words)


def outside_of_values(words):
    """The tokens without those in the values of strings."""
    kept, end = [], 0
    for token in words:
        if token.start >= end:
            kept.append(token)
            if token.kind == "string":
                end = token.end
    return kept


def literals(words):
    """The literals that an expression can be; None where it can be something else."""
    if len(words) == 1 and words[0].kind == "string" and words[0].is_pure:
        return [words[0].text]
    depth, question = 0, None
    for place, token in enumerate(words):
        if token.kind != "sign":
            continue
        depth += (token.text in "([{") - (token.text in ")]}")
        after = words[place + 1] if place + 1 < len(words) else None
        before = words[place - 1] if place else None
        is_chain = after and after.start == token.end and after.text in ".?" \
            or before and before.text == "?" and before.end == token.start
        if depth or is_chain:
            continue
        if token.text == "?":
            question = place if question is None else question
            nested = 0 if question == place else nested + 1
        elif token.text == ":" and question is not None:
            if nested == 0:
                first = literals(words[question + 1:place])
                second = literals(words[place + 1:])
                return first + second if first and second else None
            nested -= 1
    return None


def messages(path, source):
    """Every message of a source; raises a Mistake where one is not a literal."""
    found = tokens(source)
    lines = source.splitlines()
    comments = Comments(found)
    documented, depth, function = {}, 0, ""
    for place, token in enumerate(found):
        if token.kind == "sign" and token.text in "{}":
            depth += (token.text == "{") - (token.text == "}")
            documented = {deep: words for deep, words in documented.items() if deep <= depth}
        if token.kind == "word" and token.text in DECLARATIONS:
            documented[depth] = "" if token.text in TYPES else comments.of_declaration(
                token.line, lines) or (documented.get(depth) if token.text == "case" else "")
        if token.text == "func" and place + 1 < len(found):
            function = found[place + 1].text
        # A door that leads to the next one says what it is given.
        if token.kind != "word" or token.text not in DOORS or function in DOORS:
            continue
        before = found[place - 1].text if place else ""
        after = found[place + 1].text if place + 1 < len(found) else ""
        if after != "(" or before == "func":
            continue
        comment = comments.for_translators(token.line) or next(
            (documented[deep] for deep in sorted(documented, reverse=True)
             if documented[deep]), "")
        yield from of_call(path, token.line, list(arguments(found, place + 1)), comment)


def of_call(path, line, given, comment):
    named = dict(reversed(given))
    if not given or "stored" in named:
        return
    context = [""]
    if "context" in named:
        context = literals(named["context"])
        if context is None or len(context) > 1:
            raise Mistake(path, line, "the context of a message is one literal")
    if "one" in named:
        one, other = (literals(named.get(name, [])) for name in ("one", "other"))
        if not one or not other or len(one) > 1 or len(other) > 1:
            raise Mistake(path, line, "one and other of a message are a literal each")
        yield Message(one[0], other[0], context[0], comment, path, line)
        return
    texts = literals(given[0][1]) if not given[0][0] else None
    if texts is None:
        raise Mistake(path, line, "a message is a literal, so that translators see it")
    for text in texts:
        yield Message(text, "", context[0], comment, path, line)


def unsaid(path, source, is_for_people):
    """The literals of a source that a person would read, and no translator sees."""
    found = tokens(source)
    for place, token in enumerate(found):
        if token.kind != "string" or not is_for_people(token.text):
            continue
        before = [word.text for word in found[max(0, place - 2):place]]
        if before[-1:] == ["("] and before[0] in DOORS or before[:1] == ["context"]:
            continue
        yield Mistake(path, token.line, f"“{token.text[:60]}” is not said through `localized`")
