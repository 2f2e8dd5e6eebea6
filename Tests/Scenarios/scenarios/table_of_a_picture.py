"""A picture of the years is shown as a table, and copied for a spreadsheet, which reads it."""

import csv
import io

from stage import clipboard
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")
    scene.press("ctrl+2")
    chart = scene.find("chart", "By year")
    summary = chart.description
    points = [point.name for point in chart.children]
    scene.tab_to("By year")

    scene.press("ctrl+t")
    table = scene.find("table", "By year")
    scene.gone("chart", "By year")
    check("the table says what it shows", table.description == summary)
    shown = scene.find("toggle button", "Show “By year” as a table")
    check("the button says so", shown.has("checked"))

    scene.press("ctrl+c")
    scene.until("there is something on the clipboard", clipboard.text)
    copied = list(csv.reader(io.StringIO(clipboard.text(), newline="")))
    check("it begins with what the columns are", copied[0] == ["Year", "Kind", "Entries"])
    check("each point of the picture is a row",
          [point.split(":")[0] for point in points] == [row[0] for row in copied[1:]])
    check("numbers stand alone", all(row[2].isdigit() for row in copied[1:]))

    scene.press("ctrl+t")
    scene.find("chart", "By year")
    scene.until("the picture has the keyboard again",
                lambda: scene.focused() and not scene.all("table", "By year"))
    scene.close()
