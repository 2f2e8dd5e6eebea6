"""The rows of a list, as the words a person reads in them."""

from .element import Element, alive


def rows(table):
    """Each row of the list as (first cell, its words)."""
    grid = table.accessible.get_table_iface()
    columns = grid.get_n_columns()
    for index in range(grid.get_n_rows()):
        cells = [Element(grid.get_accessible_at(index, column)) for column in range(columns)]
        yield cells[0], " ".join(filter(None, (words(cell) for cell in cells)))


def words(cell):
    """What a cell says: its own name, or that of the renderers packed into it."""
    own = alive(lambda: cell.name)
    if own:
        return own
    inner = (alive(lambda: child.name) for child in alive(lambda: cell.children) or [])
    return " ".join(filter(None, inner))


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
