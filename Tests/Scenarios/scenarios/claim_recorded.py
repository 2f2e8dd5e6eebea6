"""A late trip is claimed from the ledger, sent and paid. Its file is a to-do, and undo works."""

import datetime

from stage import other_program
from stage.steps import RECORD, check

ROUTE = "Köln Hbf → Wien Hbf"


def scenario(scene):
    day = datetime.date.today() - datetime.timedelta(days=3)
    scene.start()
    scene.until("the folder is there", scene.journal.is_dir)
    other_program.film(scene.journal, "film.ics", "The Lady Vanishes (1938)")
    scene.row("The Lady Vanishes")
    scene.click("Claims", "radio button")
    scene.find(None, "Nothing to claim")
    scene.says("When a late trip entitles you to compensation")
    write(scene, day)
    scene.row(ROUTE)
    check("the sum stands over it", "€22.48" in heading(scene, "Not Yet Claimed"))
    said = scene.words(ROUTE)
    check(f"it and until when are in its row: {said}", "claim by" in said and "€22.48" in said)

    scene.select(ROUTE)
    scene.says("€22.48 (25% of €89.90)")
    scene.click("Claim…", "push button")
    scene.says("Not claimed yet")
    claim = scene.entry("Claim: Köln Hbf")
    check("it is a to-do", claim.kind == "VTODO" and claim.get("STATUS") == "NEEDS-ACTION")
    check("that shows the deadline", claim.get("DUE").dt > day)
    check("and names the trip by its UID", claim.get("RELATED-TO") == "late-train@example.org"
          and claim.get("RELATED-TO").params["X-FILE"] == "late.ics")
    check("the words about it went along", claim.get("DESCRIPTION") == "Ask at the desk")
    check("and are not at the trip", scene.entry("ICE 93").get("X-COUNTERFOIL-CLAIM") is None)

    scene.click("Mark as Sent…", "push button")
    scene.says("When did you send it?")
    # Escape leads back and writes nothing.
    scene.fill("Reference", "77-B")
    scene.press("Escape")
    scene.find("push button", "Mark as Sent…")
    scene.click("Mark as Sent…", "push button")
    scene.fill("Reference", "77-C")
    scene.click("Mark as Sent", "push button")
    scene.says("Sent ")
    scene.says("77-C")
    scene.row("Köln Hbf")
    check("it is open", heading(scene, "In Progress") != "")

    scene.click("Record Reply…", "push button")
    scene.fill("Paid", "20 EUR")
    scene.click("Paid", "push button")
    scene.says("Partly paid ")
    scene.until("the ledger has the rest as open", lambda: "€2.48" in heading(scene, "In Progress"))
    check("what was paid stands in the file", paid(scene) == ("20", "IN-PROCESS"))

    scene.click("Record Reply…", "push button")
    scene.click("Withdraw the Rest", "push button")
    scene.says("Paid ")
    year = datetime.date.today().year
    scene.until("the ledger has it under paid",
                lambda: "€20.00" in heading(scene, f"Paid in {year}"))
    check("it is over", paid(scene) == ("20", "COMPLETED"))

    scene.press("ctrl+z")
    scene.says("is “partly paid” again.")
    scene.press("ctrl+z")
    scene.says("is “sent” again.")
    scene.says("Sent ")
    scene.until("the answer is taken back", lambda: paid(scene) == (None, "IN-PROCESS"))
    scene.click(ROUTE, "push button")
    scene.find("push button", RECORD)
    check("the trip says so", scene.says("Claimed: sent, €22.48"))
    check("and offers it no more", not scene.all("push button", "Claim…"))

    # Nobody ever claimed anything: that the words about it went along was part of that step.
    scene.press("ctrl+z")
    scene.says("Not claimed yet")
    scene.press("ctrl+z")
    scene.until("the claim is gone", lambda: len(scene.entries()) == 2)
    scene.until("and its words are at the trip again", lambda: str(
        scene.entry("ICE 93").get("X-COUNTERFOIL-CLAIM")) == "Ask at the desk")
    scene.until("it can be claimed again", lambda: "€22.48" in heading(scene, "Not Yet Claimed"))
    scene.close()


def heading(scene, words):
    return next((said for said in scene.headings() if said.startswith(words)), "")


def paid(scene):
    claim = scene.entry("Claim: Köln Hbf")
    amount = claim.get("X-COUNTERFOIL-PAID")
    return (str(amount) if amount is not None else None, str(claim.get("STATUS")))


def write(scene, day):
    other_program.write(scene.journal, "late.ics", [
        "BEGIN:VEVENT", "UID:late-train@example.org", "DTSTAMP:20260101T000000Z",
        f"DTSTART;TZID=Europe/Berlin:{day:%Y%m%d}T080000",
        f"DTEND;TZID=Europe/Vienna:{day:%Y%m%d}T170000",
        f"SUMMARY:ICE 93: {ROUTE}", "CATEGORIES:Trip", "X-COUNTERFOIL-MODE:TRAIN",
        "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:89.90",
        f"X-COUNTERFOIL-ACTUAL-ARRIVAL;VALUE=DATE-TIME;TZID=Europe/Vienna:{day:%Y%m%d}T181500",
        "X-COUNTERFOIL-CLAIM:Ask at the desk", "END:VEVENT"])
