"""An entry handed to the program that e-mail is written with, where the desktop has one."""

import pathlib
import stat

import icalendar

from stage.portal import Portal
from stage.steps import check

TITLE = "Köln Hbf → Wien Westbf"
SEND = "Send by Email…"


def scenario(scene):
    scene.start()
    scene.click("Open Sample Journal")
    menu(scene)
    scene.find("menu item", "Copy")
    check("without a portal it is not offered", not scene.all("menu item", SEND))
    scene.press("Escape")
    scene.close()

    portal = Portal(mail=0)
    scene.start()
    send(scene)
    scene.until("the message is there", lambda: portal.composed)
    message = portal.composed[0]
    check("it says what the row says", message["subject"].startswith(TITLE))
    check("so does its text", message["body"] == message["subject"] + "\n")
    file = pathlib.Path(message["file"])
    check("the file is called by it", file.name.startswith(TITLE) and file.suffix == ".ics")
    check("nobody else can read it", stat.S_IMODE(file.stat().st_mode) == 0o600)
    trip, = icalendar.Calendar.from_ical(message["content"]).walk("VEVENT")
    check(f"it is the trip: {trip['SUMMARY']}", str(trip["SUMMARY"]).endswith(TITLE))
    check("it is not in the journal", scene.journal not in file.parents)
    check("nothing went wrong", not scene.all(None, "The email could not be started."))
    scene.close()
    portal.leave()

    portal = Portal(mail=2)
    scene.start()
    send(scene)
    scene.says("The email could not be started.")
    scene.says("No email program is set up.")
    scene.close()


def menu(scene):
    scene.select(TITLE)
    scene.press("Menu")
    scene.find("menu item", "Edit")


def send(scene):
    """By the menu of the row, once the desktop was asked."""
    def offered():
        menu(scene)
        if scene.all("menu item", SEND):
            return True
        scene.press("Escape")
        scene.gone("menu item", "Edit")
        return False
    scene.until("it is offered", offered)
    scene.click(SEND, "menu item")
