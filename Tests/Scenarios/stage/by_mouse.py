"""The scenarios that are about what only a mouse does, and do not run by the keyboard alone.

Others use a mouse in passing for what it alone has: its back button, its wheel, the handle between
list and page. That part of them stays as it is.
"""

SCENARIOS = {
    "drop_a_file": "files are dragged onto the window",
    "picture_of_a_film": "a file is dragged onto the page",
    "drag_an_entry_out": "rows are dragged into another window",
    "three_fast_clicks": "a mouse clicks faster than the page changes",
    "quit_at_once": "a key follows a click before anything else can happen",
    "huge_journal": "the list has more rows than anybody would go through by the arrows",
}
