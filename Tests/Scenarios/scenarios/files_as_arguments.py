"""Files named at the start open their preview; what a command imports appears in the window."""

import os
import subprocess

from stage import sources
from stage.program import BINARY
from stage.steps import check


def scenario(scene):
    diary = sources.diary(scene.home)
    scene.start(diary)
    scene.find("label", "8 films are new")
    check("nothing is written yet", not scene.entries())
    scene.click("Cancel")
    scene.gone("push button", "Cancel")

    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    subprocess.run([BINARY, "import", diary], env=environment, check=True, timeout=60,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    scene.until("the films are in the list", lambda: len(scene.titles()) >= 8)
    subprocess.run([BINARY, "import", "--undo"], env=environment, check=True, timeout=60,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    scene.find("push button", "Open Sample Journal")
    scene.close()
