"""The fields beside a paper, in sight or scrolled out of it."""

from . import tree
from .element import Element, alive


def says(scene, caption, words):
    """Waits until the field with this caption says these words, alone or among others."""
    scene.until(f"the field {caption!r} says {words!r}",
                lambda: any(words in said for said in field(scene, caption)))


def silent(scene, caption, words):
    """Waits until the field with this caption says something else than these words."""
    def is_silent():
        found = field(scene, caption)
        return found and not any(words in said for said in found)
    scene.until(f"the field {caption!r} no longer says {words!r}", is_silent)


def field(scene, caption):
    """What stands beside a caption: the value, or why there is none and where it is filled in."""
    for element in tree.whole(tree.front(scene.application)):
        if alive(lambda: element.role == "label" and element.name == caption):
            row = alive(lambda: Element(element.accessible.get_parent()))
            said = [alive(lambda: part.name) for part in tree.whole(row)] if row else []
            return [words for words in said if words and words != caption]
    return []
