"""The link of a film leads to the desktop's own browser, by the keyboard."""

from stage.handler import install_handler
from stage.steps import check, save

LINK = "https://example.org/brief-encounter?a=b"


def scenario(scene):
    opened = install_handler(scene.home, "https")
    scene.start()
    scene.press("ctrl+n")
    scene.fill("Title", "Brief Encounter")
    scene.fill("Link", LINK)
    save(scene)
    scene.row("Brief Encounter")
    scene.tab_to(LINK)
    scene.press("Return")
    scene.until("the browser was started", lambda: opened.exists() and opened.read_text())
    check("with the whole address", opened.read_text() == LINK)
    scene.close()
