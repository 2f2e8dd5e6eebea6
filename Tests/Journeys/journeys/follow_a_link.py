"""The link of a film leads to the desktop's own browser, by the keyboard."""

import os
import pathlib

from stage.steps import check

LINK = "https://example.org/brief-encounter?a=b"


def journey(scene):
    opened = scene.home / "opened"
    install_browser(scene.home, opened)
    scene.start()
    scene.press("ctrl+n")
    scene.fill("Title", "Brief Encounter")
    scene.fill("Link", LINK)
    scene.click("Save")
    scene.row("Brief Encounter")
    scene.tab_to(LINK)
    scene.press("Return")
    scene.until("the browser was started", lambda: opened.exists() and opened.read_text())
    check("with the whole address", opened.read_text() == LINK)
    scene.close()


def install_browser(home, opened):
    """A browser that writes down what it is given, as the desktop's default."""
    browser = home / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    data = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "applications"
    data.mkdir(parents=True, exist_ok=True)
    (data / "test-browser.desktop").write_text(
        f"[Desktop Entry]\nType=Application\nName=Test browser\nExec={browser} %u\n"
        "MimeType=x-scheme-handler/https;\n")
    config = pathlib.Path(os.environ["XDG_CONFIG_HOME"])
    config.mkdir(parents=True, exist_ok=True)
    (config / "mimeapps.list").write_text(
        "[Default Applications]\nx-scheme-handler/https=test-browser.desktop\n")
