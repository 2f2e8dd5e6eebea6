"""The rows of a list, as the words a person reads in them."""

from .element import Element, alive


def rows(table):
    """Each row of the list as (first cell, its words)."""
    grid = table.accessible.get_table_iface()
    columns = grid.get_n_columns()
    for index in range(grid.get_n_rows()):
        found = [grid.get_accessible_at(index, column) for column in range(columns)]
        cells = [Element(cell) for cell in found if cell is not None]
        if cells:  # None where the row went away while it was asked.
            yield cells[0], " ".join(filter(None, (words(cell) for cell in cells)))


def headings(element):
    """The headings of a table's columns, by which it is sorted; none of what is no table."""
    grid = alive(element.accessible.get_table_iface)
    count = (alive(grid.get_n_columns) or 0) if grid else 0
    found = (alive(lambda: grid.get_column_header(place)) for place in range(count))
    return [Element(heading) for heading in found if heading is not None]


def words(cell):
    """What is written in a cell: in its own words or its name, or that of the renderers packed
    into it. A row is heard as a sentence, which is its name."""
    own = written(cell) or alive(lambda: cell.name)
    if own:
        return own
    inner = (alive(lambda: child.name) for child in alive(lambda: cell.children) or [])
    return " ".join(filter(None, inner))


def written(cell):
    """The words of a drawn row; nothing of other cells."""
    return (alive(cell.accessible.get_attributes) or {}).get("written")


def heading(said):
    """What stands over a row, as it says last of all; nothing over most of them."""
    return said.rpartition("; ")[2] if "; " in said else ""


def row(table, title):
    """The first cell of the row that begins with, or else holds, this title; or None."""
    found = list(rows(table))
    for test in (str.startswith, str.__contains__):
        for cell, said in found:
            if test(said, title):
                return cell
    return None


def selected(table):
    """The words of the selected rows."""
    grid = table.accessible.get_table_iface()
    chosen = set(grid.get_selected_rows())
    return [said for index, (_, said) in enumerate(rows(table)) if index in chosen]
