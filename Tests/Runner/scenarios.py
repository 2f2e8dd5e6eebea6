"""The scenarios through the built program, each on a display and by an input.

In the order of their names they are played on X11 by mouse and on Wayland by keys in turn, the
first on X11. `make test` plays those of QUICK, `make test-all` all others, and those of BOTH_WAYS
in the other way too.
"""

import dataclasses

from .jobs import ROOT, Job

FOLDER = ROOT / "Tests/Scenarios/scenarios"
# Together they touch every feature.
QUICK = {
    "claim_written", "close_and_reopen", "edit_delete_undo", "first_film", "follow_a_figure",
    "import_and_undo", "keyboard_alone", "late_trip", "narrow_window", "other_programs",
    "preferences_at_once", "take_from_wanted",
}
# They are about a display or an input.
BOTH_WAYS = {
    "copied_for_a_calendar", "copy_the_table", "drop_a_file", "form_in_a_narrow_window",
    "from_the_desktop", "import_by_keyboard", "keyboard_alone", "keys_at_once",
    "keys_mean_one_thing", "narrow_window", "three_fast_clicks", "two_windows",
}
# Only `make test-matrix` plays them.
BY_HAND = {
    "huge_journal": "takes minutes, for the number of entries",
    "save_a_large_table": "takes a minute, for the number of pages",
}
# They are played on X11 alone.
ON_X_ALONE = {
    "drag_an_entry_out": "sway tells the other program nothing of what is dragged to it",
    "huge_journal": "it is about the number of entries",
    "kept_by_a_clipboard_manager": "a Wayland compositor keeps copies itself, or not at all",
    "save_a_large_table": "it is about the number of pages",
    "text_half_as_large_again": "words are as wide on either display",
    "twice_the_scale": "of a Wayland display, the compositor is asked for the scale",
}


@dataclasses.dataclass(frozen=True)
class Way:
    display: str
    input: str

    @property
    def options(self):
        return [option for option, is_chosen in (("--wayland", self.display == "Wayland"),
                                                 ("--keyboard", self.input == "keys"))
                if is_chosen]


MOUSE_ON_X11 = Way("X11", "mouse")
KEYS_ON_WAYLAND = Way("Wayland", "keys")


def names():
    return sorted(path.stem for path in FOLDER.glob("*.py"))


def turn(name):
    """The way a scenario is played where it is played once."""
    is_even = names().index(name) % 2 == 0
    return MOUSE_ON_X11 if is_even or name in ON_X_ALONE else KEYS_ON_WAYLAND


def job(name, way):
    return Job(f"{name} on {way.display} by {way.input}",
               [ROOT / "Tests/Scenarios/run", *way.options, name])


def quick():
    return [job(name, turn(name)) for name in names() if name in QUICK]


def others():
    once = [job(name, turn(name)) for name in names() if name not in QUICK | BY_HAND.keys()]
    again = [job(name, KEYS_ON_WAYLAND if turn(name) == MOUSE_ON_X11 else MOUSE_ON_X11)
             for name in sorted(BOTH_WAYS)]
    return once + again


def every_way():
    return [job(name, Way(display, by))
            for display in ("X11", "Wayland") for by in ("mouse", "keys")
            for name in names() if display == "X11" or name not in ON_X_ALONE]
