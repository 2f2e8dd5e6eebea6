"""Combo boxes and the desktop's own file dialog."""

from . import rows
from .element import Element, alive


def choose(scene, current, option):
    """Chooses an option of the combo box that shows `current` now."""
    combo = scene.find("combo box", current)
    names = items(combo)
    if option not in names:
        raise AssertionError(f"{combo!r} offers {names}, not {option!r}")
    if combo.keyboard:
        combo.keyboard.choose(combo, option)
    else:
        combo.accessible.get_selection_iface().select_child(names.index(option))
    scene.find("combo box", option)


def items(element):
    """The names of the items of a combo box, whether it is open or not."""
    found = []
    for child in alive(lambda: element.children) or []:
        if child.role == "menu item":
            found.append(child.name)
        found += items(Element(child.accessible))
    return found


def open_file(scene, name):
    """Chooses a file of the folder that the file dialog shows, and opens it."""
    scene.find("push button", "Open")
    files = scene.find("table", "Files")
    scene.until(f"{name} is listed", lambda: rows.row(files, name)).focus()
    scene.until(f"{name} is chosen",
                lambda: any(name in said for said in rows.selected(files)))
    scene.click("Open", "push button")


def save_file(scene, path, button="Export"):
    """Types where to save into the file dialog that is open."""
    scene.find("push button", button)
    name = scene.find("text")
    scene.fill(name, str(path))
    if name.keyboard:
        # Among the letters of this dialog are some that GTK itself has a use for.
        scene.press("Return")
    else:
        scene.click(button, "push button")
