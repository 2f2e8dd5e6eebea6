"""Journals of any size, and single rows of lists that are too long to be read whole."""

import pathlib
import subprocess
import sys

from .element import Atspi, Element, alive
from .rows import words

GENERATOR = pathlib.Path(__file__).resolve().parents[3] / "Benchmarks/journal/entries.py"


def write(folder, count, seed):
    """Has another process write so many entries into a folder; returns it."""
    folder.mkdir(parents=True, exist_ok=True)
    return subprocess.Popen([sys.executable, "-B", GENERATOR, folder, str(count), str(seed)])


def grid(scene):
    return scene.list().accessible.get_table_iface()


def cell(scene, index):
    """The row at an index, or None where the list ends before it."""
    found = alive(lambda: grid(scene).get_accessible_at(index, 0))
    return found and Element(found)


def selected(scene):
    """The words of the selected row, or None."""
    chosen = alive(lambda: list(grid(scene).get_selected_rows())) or []
    row = cell(scene, chosen[0]) if chosen else None
    return row and alive(lambda: words(row))


def count(scene):
    return alive(lambda: grid(scene).get_n_rows())


def first_film(scene):
    """The first film among the topmost rows, and what its row says; None where there is none."""
    for index in range(30):
        row = cell(scene, index)
        said = row and alive(lambda: words(row))
        if said and "Film" in said.split(", "):
            return row, said
    return None


def topmost(scene):
    """What the first entry that shows whole says, and how far below the list's edge it is."""
    for distance in range(0, 300, 50):
        said = row_at(scene, distance)
        if said and ", " in said:
            return said, distance
    return None


def row_at(scene, distance):
    """What the row so far below the upper edge of the list says, or None."""
    x, y, width, _ = scene.list().extents
    box = scene.list().accessible.get_component_iface()
    found = alive(lambda: box.get_accessible_at_point(
        x + width // 2, y + distance + 25, Atspi.CoordType.SCREEN))
    return found and alive(lambda: words(Element(found)))
