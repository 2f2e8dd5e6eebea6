"""Journeys, season tickets, claims, saved searches and tables as somebody hears them who goes
through them by the keyboard."""

import datetime
import subprocess

from stage.heard import Screens
from stage.program import BINARY
from stage.scene import containing
from stage.steps import RECORD, save

DAY = datetime.date.today() - datetime.timedelta(days=3)
JOURNEY = "Köln Hbf → Paris Est"
TABLE = """Was;Wann;Punkte;Wo
Das Boot;13.02.2024;8,5;Filmhauskino
"""


def scenario(scene):
    screen = Screens(scene)
    add("Köln Hbf", "Bruxelles-Midi", "ICE 16", "14:02", "15:50", "--arrived", f"{DAY} 16:18",
        "--fare=89.90", "--currency=EUR", "--journey=Paris")
    add("Bruxelles-Midi", "Paris Est", "TGV 9558", "16:10", "17:35", "--journey=Paris")
    add("Bonn", "Köln", "RE 5", "08:00", "09:00", "--arrived", f"{DAY} 10:15",
        "--fare=20", "--currency=EUR")
    scene.start()
    legs(scene, screen)
    claims(scene, screen)
    season_ticket(scene, screen)
    searches(scene, screen)
    tables(scene, screen)
    about(scene, screen)
    scene.close()
    log = scene.home / "log.csv"
    log.write_text(TABLE, encoding="utf-8")
    scene.start(log)
    scene.find("label", "What Do the Columns of log.csv Contain?")
    screen("the columns of a table")
    scene.press("Escape")
    scene.close()
    screen.end()


def add(origin, destination, service, departure, arrival, *more, day=DAY):
    subprocess.run(
        [BINARY, "add", "trip", origin, destination, "--service", service,
         "--departure", f"{day} {departure}", "--arrival", f"{day} {arrival}", *more],
        stdout=subprocess.DEVNULL, check=True, timeout=60)


def legs(scene, screen):
    scene.select(JOURNEY)
    scene.says("8 min late for this connection")
    screen("a journey", JOURNEY)
    scene.click(containing("ICE 16"), "push button")
    scene.find("label", "Köln Hbf → Bruxelles-Midi")
    screen.keeps_keyboard("a leg was opened")
    scene.click(RECORD, "push button")
    scene.click("Missed Connection", "push button")
    scene.find("push button", RECORD)
    screen("a leg of a journey", "Köln Hbf → Bruxelles-Midi")
    scene.press("alt+Left")
    scene.click("Add Replacement…", "push button")
    scene.find("label", "How did you continue without TGV 9558?")
    screen.keeps_keyboard("the substitutes came")
    screen("the substitutes of a leg", "How did you continue")
    scene.press("Escape")
    scene.find("push button", "Add Replacement…")
    screen.keeps_keyboard("the substitutes went")


def claims(scene, screen):
    scene.select("Bonn → Köln")
    scene.click("Claim…", "push button")
    scene.says("Not claimed yet")
    screen.keeps_keyboard("a claim was made")
    screen("a claim")
    scene.click("Mark as Sent…", "push button")
    scene.says("When did you send it?")
    screen("a step of a claim")
    scene.click("Mark as Sent", "push button")
    scene.says("Sent ")
    screen.keeps_keyboard("a claim was sent")
    scene.click("Record Reply…", "push button")
    scene.find("push button", "Paid")
    screen("the answers to a claim", "reply")
    scene.press("Escape")
    scene.find("push button", "Record Reply…")


def season_ticket(scene, screen):
    scene.click("Add")
    scene.click("New Season Ticket…")
    scene.fill("Name", "Job Ticket")
    save(scene)
    scene.select("Job Ticket")
    scene.find("heading", "Job Ticket")
    screen("a season ticket", "Job Ticket")


def searches(scene, screen):
    scene.press("ctrl+f")
    scene.type("late:>30")
    scene.press("ctrl+b")
    scene.fill("Name", "Late trains")
    scene.press("Return")
    scene.says("“Late trains” was saved.")
    # A popover, from which Tab leads nowhere else.
    screen("saved searches", ways=())
    scene.press("Escape")
    screen.keeps_keyboard("saved searches were closed")
    scene.press("Escape")


def tables(scene, screen):
    # A picture of two years, as one of a single bar is not drawn.
    add("Bonn", "Köln", "RE 5", "08:00", "09:00", day=datetime.date(2024, 5, 1))
    scene.press("ctrl+2")
    scene.find("chart", "By year")
    scene.tab_to("By year", limit=40)
    scene.press("ctrl+t")
    scene.find("table", "By year")
    screen("a picture as a table", ways=())
    screen.keeps_keyboard("a picture became a table")
    scene.press("ctrl+1")


def about(scene, screen):
    scene.press("F10")
    scene.click("Help")
    scene.click("About Counterfoil")
    scene.find("dialog", "About Counterfoil")
    # What is in it is GTK's own.
    screen.keeps_keyboard("About came")
    scene.press("Escape")
    screen.keeps_keyboard("About was closed")
