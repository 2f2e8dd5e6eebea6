"""Words of a text as the program's search compares them: a port of Sources/Domain/Text.

A table that the program searches by halves must be in the order that the program compares by; the
tests of Places look up each name of it.
"""

import functools
import unicodedata

LETTERS = {
    "ß": "ss", "ø": "o", "ł": "l", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th",
    "ð": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ς": "σ",
}
# Scripts that put no blanks between words.
WORDS = [
    (0x0E00, 0x0EFF), (0x1000, 0x109F), (0x1780, 0x17FF), (0x3040, 0x30FF), (0x31F0, 0x31FF),
    (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF),
]


def is_accent(letter):
    order = unicodedata.combining(letter)
    return (order == 1 or 10 <= order <= 36 or order >= 200 or 0x300 <= ord(letter) <= 0x36F
            or unicodedata.category(letter) == "Me")


def part(letter):
    """What becomes of one letter, as (kind, text)."""
    if letter in LETTERS:
        return "letter", LETTERS[letter]
    category = unicodedata.category(letter)
    if category[0] in "LN":
        is_word = any(first <= ord(letter) <= last for first, last in WORDS)
        return "word" if is_word else "letter", letter
    if category[0] == "M":
        return ("nothing", "") if is_accent(letter) else ("mark", letter)
    return ("nothing", "") if category == "Cf" else ("gap", "")


@functools.cache
def parts(character):
    if character.isascii():
        return [("letter", character.lower()) if character.isalnum() else ("gap", "")]
    plain = unicodedata.normalize("NFKD", character)
    return [part(small) for letter in plain for small in letter.lower()]


def folded(text):
    """The words of a text, parted by single blanks."""
    words, is_in_word = [], False
    for kind, letters in (one for character in text for one in parts(character)):
        if kind == "letter" and is_in_word or kind == "mark" and words:
            words[-1] += letters
        elif kind in ("letter", "word"):
            words.append(letters)
            is_in_word = kind == "letter"
        elif kind == "gap":
            is_in_word = False
    return " ".join(words)
