"""A program that writes down the addresses which the desktop gives it."""

import os
import pathlib


def install_handler(home, scheme):
    """Makes one the default for a scheme; returns the file that has the address then."""
    opened = home / "opened"
    program = home / "handler"
    program.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n')
    program.chmod(0o755)
    data = pathlib.Path(os.environ["XDG_DATA_HOME"]) / "applications"
    data.mkdir(parents=True, exist_ok=True)
    (data / "test-handler.desktop").write_text(
        f"[Desktop Entry]\nType=Application\nName=Test handler\nExec={program} %u\n"
        f"MimeType=x-scheme-handler/{scheme};\n")
    config = pathlib.Path(os.environ["XDG_CONFIG_HOME"])
    config.mkdir(parents=True, exist_ok=True)
    (config / "mimeapps.list").write_text(
        f"[Default Applications]\nx-scheme-handler/{scheme}=test-handler.desktop\n")
    return opened
