"""Where the keys are on a keyboard of the United States, by the numbers that Linux gives them."""

ROWS = [(2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
        (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, "\\zxcvbnm,./", "|ZXCVBNM<>?")]
PLAIN = {letter: start + place for start, plain, _ in ROWS for place, letter in enumerate(plain)}
SHIFTED = {letter: start + place for start, _, shifted in ROWS
           for place, letter in enumerate(shifted)}
NAMED = {
    "Escape": 1, "BackSpace": 14, "Tab": 15, "Return": 28, "space": 57, "Home": 102, "Up": 103,
    "Page_Up": 104, "Left": 105, "Right": 106, "End": 107, "Down": 108, "Page_Down": 109,
    "Insert": 110, "Delete": 111, "Menu": 127, "F11": 87, "F12": 88,
    **{f"F{number}": 58 + number for number in range(1, 11)}}
WORDS = {"plus": "+", "minus": "-", "comma": ",", "period": ".", "slash": "/", "question": "?"}
# The key of each, and its bit among those that are held.
MODIFIERS = {"shift": (42, 1), "ctrl": (29, 4), "alt": (56, 8), "super": (125, 64)}

KEYMAP = """xkb_keymap {
    xkb_keycodes { include "evdev+aliases(qwerty)" };
    xkb_types { include "complete" };
    xkb_compat { include "complete" };
    xkb_symbols { include "pc+us+inet(evdev)" };
};
"""


def combination(words):
    """The keys that are held, and the one that is pressed, of a combination such as ctrl+z."""
    *held, last = words.split("+")
    letter = WORDS.get(last, last)
    code = NAMED.get(letter) or PLAIN.get(letter)
    if code is None:
        held, code = [*held, "shift"], SHIFTED[letter]
    return [MODIFIERS[name] for name in held], code


def of_letter(letter):
    """The same for a letter that is typed."""
    if letter in SHIFTED:
        return [MODIFIERS["shift"]], SHIFTED[letter]
    names = {" ": 57, "\n": 28, "\t": 15}
    return [], names.get(letter) or PLAIN[letter]
