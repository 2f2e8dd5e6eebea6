"""A poster is dropped on the page of a film, and another one chosen in its form: a copy is kept
beside the journal, and what refers to it can be undone. Other files are imported as ever."""

import struct
import urllib.parse
import zlib

from stage.choices import open_file
from stage.scene import containing
from stage.steps import check, close_news, new_film, save

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

    scene.press("Delete")
    scene.says("was moved to the trash")
    check("a picture outlives its film", kept.exists())
    scene.close()


def address(scene):
    """The path of the film's picture."""
    attached = str(scene.entry("Gilda").get("ATTACH") or "")
    return urllib.parse.unquote(urllib.parse.urlparse(attached).path)


def png(width, height):
    """A red picture."""
    def chunk(kind, data):
        sum_of_it = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", sum_of_it)
    rows = (b"\0" + b"\xc0\x1c\x28" * width) * height
    return (b"\x89PNG\r\n\x1a\n"
            + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
