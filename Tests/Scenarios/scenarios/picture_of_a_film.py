"""A poster is dropped on the page of a film, and another one chosen in its form: a copy is kept
beside the journal, and what refers to it can be undone. Other files are imported as ever. A
calendar takes the picture to another journal."""

import base64
import pathlib
import struct
import urllib.parse
import zlib

from stage import journal
from stage.choices import choose, open_file, save_file
from stage.scene import containing
from stage.steps import check, close_news, import_button, new_film, save

from .drop_a_file import drop

NAME = "Picture of Gilda"


def scenario(scene):
    poster = scene.home / "poster.png"
    poster.write_bytes(png(80, 120))
    (scene.home / "broken.png").write_bytes(png(80, 120)[:8] + bytes(60))
    scene.start()
    new_film(scene, "Gilda", "1946")
    check("there is no picture", not scene.all("image", NAME))
    drop(scene, poster, NAME, "image")
    scene.find("image", NAME)
    kept = scene.journal.parent / "tickets/Gilda (1946).png"
    scene.until("the film has a copy", lambda: address(scene) == str(kept))
    check("which is the poster", kept.read_bytes() == poster.read_bytes())

    scene.press("ctrl+z")
    scene.gone("image", NAME)
    scene.until("the film has none", lambda: not scene.entry("Gilda").get("ATTACH"))
    scene.press("ctrl+shift+z")
    scene.find("image", NAME)
    close_news(scene)

    scene.press("ctrl+e")
    # The rest of the form is open where it holds something.
    scene.click("Remove", "push button")
    save(scene)
    scene.gone("image", NAME)
    scene.press("ctrl+e")
    scene.click("More Details", "toggle button")
    scene.click("Choose…", "push button")
    open_file(scene, "broken.png")
    form = scene.find("push button", "Save").window
    scene.click("Save", "push button")
    scene.find(None, containing("The picture cannot be shown. Choose a PNG, JPEG or WebP file"),
               form)
    check("what is no picture is not kept", not scene.entry("Gilda").get("ATTACH"))
    scene.click("Choose…", "push button")
    open_file(scene, "poster.png")
    save(scene)
    scene.find("image", NAME)
    kept = scene.journal.parent / "tickets/Gilda (1946) 2.png"
    check("a good one is", address(scene) == str(kept) and kept.exists())

    calendar = scene.home / "all.ics"
    export(scene, calendar)
    scene.select("Gilda")
    scene.press("Delete")
    scene.says("was moved to the trash")
    check("a picture outlives its film", kept.exists())
    scene.close()
    take_over(scene, calendar, poster.read_bytes())


def export(scene, calendar):
    """Exports everything with the pictures, which only a calendar has."""
    scene.press("ctrl+shift+e")
    pictures = scene.find("check box", "Include pictures of films")
    check("JSON has no pictures", not pictures.has("sensitive"))
    choose(scene, "Counterfoil JSON", "iCalendar")
    scene.click("Include pictures of films", "check box")
    scene.click("Export…", "push button")
    save_file(scene, calendar)
    scene.says("to all.ics.")
    scene.gone("push button", "Export…")


def take_over(scene, calendar, poster):
    """Imports a calendar with a picture into another journal, and undoes that."""
    lines = calendar.read_text().replace("\n ", "").splitlines()
    attached = next(line for line in lines if line.startswith("ATTACH"))
    check("the picture is in the calendar", base64.b64decode(attached.split(":", 1)[1]) == poster)
    other = scene.home / "another journal"
    other.mkdir()
    scene.start("--journal", other, calendar)
    scene.click(import_button, "push button")
    scene.says("Imported 1 film.")
    scene.select("Gilda")
    scene.find("image", NAME)
    kept = path(journal.entry(other, "Gilda"))
    check("its film has a copy", kept.read_bytes() == poster)
    scene.press("ctrl+z")
    scene.until("the copy is gone with the film", lambda: not kept.exists())
    check("and so is its file", not list(other.glob("*.ics")))
    scene.close()


def address(scene):
    """The path of the film's picture."""
    return str(path(scene.entry("Gilda")))


def path(film):
    attached = str(film.get("ATTACH") or "")
    return pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(attached).path))


def png(width, height):
    """A red picture."""
    def chunk(kind, data):
        sum_of_it = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", sum_of_it)
    rows = (b"\0" + b"\xc0\x1c\x28" * width) * height
    return (b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
