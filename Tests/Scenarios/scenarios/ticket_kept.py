"""An imported ticket is kept where tickets go, opened from its page, and undone with the import."""

import configparser
import json
import os
import pathlib
import urllib.parse

from stage import clipboard
from stage.choices import open_file
from stage.handler import install_handler
from stage.steps import check, import_button, save

TICKET = b"%PDF-1.4\n%%EOF\n"
NAME = "2026-05-01 Wien Hbf – Graz Hbf.pdf"
READ = [{
    "@type": "TrainReservation",
    "reservationFor": {
        "departureStation": {"name": "Wien Hbf"}, "arrivalStation": {"name": "Graz Hbf"},
        "departureTime": "2026-05-01T08:00:00+02:00",
        "arrivalTime": "2026-05-01T10:38:00+02:00", "trainNumber": "RJX 551"}}]


def reader(home):
    """Puts a program in the path that reads every ticket so; returns the path."""
    folder = home / "bin"
    folder.mkdir()
    program = folder / "kitinerary-extractor"
    program.write_text(f"#!/bin/sh\nprintf %s '{json.dumps(READ)}'\n")
    program.chmod(0o755)
    return f"{folder}:{os.environ['PATH']}"


def bring_in(scene, words):
    scene.press("ctrl+i")
    open_file(scene, "ticket.pdf")
    scene.find("label", words)
    scene.click(import_button, "push button")
    scene.says("Imported")


def scenario(scene):
    opened = install_handler(scene.home, "file")
    (scene.home / "ticket.pdf").write_bytes(TICKET)
    scene.start(environment={"PATH": reader(scene.home)})
    bring_in(scene, "1 trip is new")
    kept = scene.journal.parent / "tickets" / NAME
    check("a copy is kept beside the journal", kept.read_bytes() == TICKET)
    check("and none in it", [path.suffix for path in scene.journal.glob("[!.]*")] == [".ics"])
    attached = scene.entry("RJX 551: Wien Hbf → Graz Hbf").get("ATTACH")
    check("other programs see it", attached.params["FMTTYPE"] == "application/pdf")
    check("where it is", address(attached) == str(kept))

    scene.select("Wien Hbf → Graz Hbf")
    scene.says(NAME)
    scene.press("ctrl+c")
    copied = scene.until("the trip is copied", lambda: clipboard.content("text/calendar"))
    check("and where its ticket is stays here",
          b"RJX 551" in copied and b"ATTACH" not in copied and b"tickets" not in copied)
    scene.click("Open Ticket")
    scene.until("the desktop's program has it", lambda: opened.exists() and opened.read_text())
    check("that very file", address(opened.read_text()) == str(kept))

    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.until("the ticket is in the trash", lambda: not kept.exists())
    scene.press("ctrl+shift+z")
    scene.says("was imported again")
    scene.until("and back with the trip", kept.exists)
    scene.select("Wien Hbf → Graz Hbf")
    scene.says(NAME)
    scene.press("ctrl+e")
    scene.click("Remove", "push button")
    save(scene)
    scene.until("the trip has no ticket", lambda: not scene.entry("RJX 551").get("ATTACH"))
    check("but the file is there", kept.exists())
    scene.press("ctrl+z")
    scene.says(NAME)
    scene.press("Delete")
    scene.says("was moved to the trash")
    check("a ticket outlives its trip", kept.exists())

    keep_copies(scene, False)
    bring_in(scene, "1 trip is new")
    check("a ticket that is not to be kept is not",
          [path.name for path in kept.parent.iterdir()] == [NAME])
    check("but the trip is there", not scene.entry("RJX 551").get("ATTACH"))
    check("and the ticket is where it was", (scene.home / "ticket.pdf").read_bytes() == TICKET)
    chosen(scene, kept)
    scene.close()


def chosen(scene, kept):
    """Chooses a ticket in a form while none are kept, and again once they are."""
    scene.select("Wien Hbf → Graz Hbf")
    scene.press("ctrl+e")
    scene.click("More Details", "toggle button")
    choose(scene)
    save(scene)
    scene.says("ticket.pdf")
    check("the trip names the file that was chosen",
          address(scene.entry("RJX 551").get("ATTACH")) == str(scene.home / "ticket.pdf"))

    keep_copies(scene, True)
    scene.press("ctrl+e")
    scene.click("Remove", "push button")
    save(scene)
    scene.until("the trip has no ticket", lambda: not scene.entry("RJX 551").get("ATTACH"))
    scene.press("ctrl+e")
    choose(scene)
    save(scene)
    copy = kept.with_name(NAME.replace(".pdf", " 2.pdf"))
    scene.says(copy.name)
    check("the trip names a copy",
          address(scene.entry("RJX 551").get("ATTACH")) == str(copy))
    check("which is beside the other one", copy.read_bytes() == TICKET and kept.exists())
    check("and the file that was chosen is there",
          (scene.home / "ticket.pdf").read_bytes() == TICKET)


def keep_copies(scene, is_on):
    """Switches in the preferences whether copies of tickets are kept."""
    scene.press("ctrl+comma")
    scene.find("label", "Preferences")
    # What is below is out of sight until the keyboard is there.
    scene.tab_to("Keep Copies of Tickets", "shift+Tab")
    scene.press("space")
    file = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / "counterfoil/preferences.ini"
    scene.until("that is kept", lambda: (said(file) != "false") == is_on)
    scene.press("Escape")
    scene.gone("toggle button", "Keep Copies of Tickets")


def choose(scene):
    """Chooses the ticket in the form that is open."""
    scene.click("Choose…", "push button")
    open_file(scene, "ticket.pdf")
    scene.find("push button", "Remove")


def address(text):
    """The path that the address of a file means."""
    return urllib.parse.unquote(urllib.parse.urlparse(str(text)).path)


def said(file):
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(file)
    return parser.get("Tickets", "keep", fallback="")
