"""The table of what is listed, by the keyboard alone: searched, sorted, followed to an entry and
back, and copied; what the clipboard has is pasted and read."""

import csv

from stage.element import alive
from stage.steps import check

LATE = "Delay at arrival (min)"


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")

    scene.press("ctrl+3")
    scene.until("there are columns", lambda: "Feedback" in columns(scene))
    scene.press("ctrl+f")
    scene.type("late:>30")
    scene.says("4 of 43 entries")
    scene.press("Return")
    scene.until("the rows have the keyboard", lambda: scene.list().has("focused"))
    scene.press("ctrl+shift+o")
    scene.until("the menu has the keyboard", lambda: in_menu(scene))
    scene.tab_to("Delay", "Down")
    scene.press("Return", "Escape")

    scene.find("toggle button", "Columns").focus()
    scene.press("space")
    scene.tab_to(LATE, "Tab")
    scene.press("space")
    scene.until("there is a column more", lambda: LATE in columns(scene))
    scene.press("Escape")

    scene.press("ctrl+f", "Return", "Home", "Return")
    scene.says("1 h 8 min late")
    check("the page of the entry is on show", scene.all("push button", "Back"))
    scene.press("alt+Left")
    scene.until("there is a column more", lambda: LATE in columns(scene))

    scene.press("ctrl+shift+c")
    scene.says("Copied 4 rows.")
    scene.press("ctrl+n")
    notes = scene.find("text", "Notes")
    notes.focus()
    scene.press("ctrl+v")
    scene.until("the table is pasted", lambda: "Köln Hbf" in notes.text)
    rows = list(csv.DictReader(notes.text.splitlines()))
    delays = [int(row[LATE]) for row in rows]
    check("the headings are those of the columns", list(rows[0]) == [
        "Date", "Kind", "Title", "Feedback", "Outcome", LATE, "Tags"])
    check("the most delayed is first", len(rows) == 4 and delays[0] == 68)
    check("delays fall", delays == sorted(delays, reverse=True))
    check("days are written for other programs", rows[0]["Date"] == "2026-11-20")
    scene.press("Escape")
    scene.click("Discard")
    # Keys that come before its form is gone are lost with it.
    scene.gone("text", "Title")
    scene.close()


def columns(scene):
    """The headings of the table."""
    grid = scene.list().accessible.get_table_iface()
    return alive(lambda: [grid.get_column_description(column)
                          for column in range(grid.get_n_columns())]) or []


def in_menu(scene):
    focused = scene.focused()
    return focused is not None and focused.name in ("Date", "Title", "Delay")
