"""Reminders without a window, for who wants them: the program starts with the session, asks about a
train, leads to it, stays when the window is closed, and goes once nobody wants it."""

import configparser
import os
import pathlib
import shlex

from stage import other_program, tree
from stage.installed import ID, Installed
from stage.notifications import Notifications
from stage.program import Program
from stage.steps import check
from stage.waiting import PATIENCE, wait_until

from .reminded_of_a_trip import TITLE, said, train

CHOICE = "Also When Counterfoil Is Closed"
ENTRY = pathlib.Path(os.environ["XDG_CONFIG_HOME"]) / f"autostart/{ID}.desktop"


def scenario(scene):
    scene.journal.mkdir(parents=True)
    notifications = Notifications()
    installed = Installed(scene.home)
    other_program.film(scene.journal, "film.ics", "Playtime")
    scene.start()
    scene.row("Playtime")
    check("nobody starts it unasked", not ENTRY.exists())
    choose(scene, on=True)
    scene.until("the desktop will start it", ENTRY.exists)
    words = line()
    check("without a window", words[1:] == ["--gapplication-service"])
    check("by a program that is there", pathlib.Path(words[0]).is_file())
    scene.close()

    process = installed.process_id()
    train(scene, departs=3, arrives=3600)
    asked = notifications.find("RE 5 was scheduled to depart at")
    check("there is no window", no_window(process))
    notifications.press(asked)
    scene.adopt(process)
    scene.find("push button", "Departed Just Now")
    check("the trip is on show", scene.find("label", TITLE) is not None)
    scene.press("ctrl+shift+Return")
    scene.until("the departure is written down", lambda: said(scene, "DEPARTURE"))

    # Somebody has the desktop not start it, by a tool for that.
    text = ENTRY.read_text(encoding="utf-8")
    ENTRY.write_text(text + "Hidden=true\n", encoding="utf-8")
    scene.press("ctrl+comma")
    scene.find("toggle button", CHOICE).focus()
    scene.says("Autostart is disabled for Counterfoil")
    scene.press("Escape")
    scene.gone("toggle button", CHOICE)
    check("that is left as it is", "Hidden=true" in ENTRY.read_text(encoding="utf-8"))
    choose(scene, on=False)
    scene.until("the desktop will not start it", lambda: not ENTRY.exists())
    scene.close()
    wait_until("the program is gone", installed.is_gone, PATIENCE)

    scene.start()
    choose(scene, on=True)
    scene.until("the desktop will start it again", ENTRY.exists)
    scene.close()
    first = installed.process_id()
    os.kill(first, 15)
    wait_until("the session is over", installed.is_gone, PATIENCE)
    train(scene, departs=3, arrives=3600)
    binary, *words = line()
    service = Program(*words, binary=binary)
    try:
        asked = notifications.find("RE 5 was scheduled to depart at", after=asked)
        check("still without a window", no_window(service.process_id))
        notifications.press(asked, "Departed Just Now")
        scene.adopt(service.process_id)
        scene.until("the departure is written down", lambda: said(scene, "DEPARTURE"))
        choose(scene, on=False)
        scene.close()
        wait_until("nothing stays", installed.is_gone, PATIENCE)
    finally:
        service.kill()


def choose(scene, on):
    """Chooses whether to be reminded without a window."""
    scene.press("ctrl+comma")
    toggle = scene.find("toggle button", CHOICE)
    check("it is the other way", toggle.has("checked") != on)
    toggle.click()
    scene.until("it is chosen", lambda: toggle.has("checked") == on)
    scene.press("Escape")
    scene.gone("toggle button", CHOICE)


def line():
    """The words by which the desktop starts it."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(ENTRY, encoding="utf-8")
    return shlex.split(entry["Desktop Entry"]["Exec"])


def no_window(process):
    application = tree.application(process)
    return application is None or not list(application.children)
