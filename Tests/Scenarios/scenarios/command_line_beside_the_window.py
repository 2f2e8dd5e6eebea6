"""What a command adds while the window is open appears in it; what is wrong is named by both."""

import os
import subprocess

from stage.program import BINARY
from stage.steps import check


def scenario(scene):
    scene.start()
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}

    def command(*arguments):
        ran = subprocess.run([BINARY, *arguments], env=environment, capture_output=True,
                             text=True, timeout=60, check=False)
        return ran.returncode, ran.stdout

    status, name = command("add", "film", "Brief Encounter", "--year", "1945",
                           "--feedback", "good")
    check("the film was added", status == 0)
    scene.row("Brief Encounter (1945)")
    scene.select("Brief Encounter")
    scene.says("You thought it was good")
    check("the command sees it too", "Brief Encounter" in command("list")[1])

    (scene.journal / "broken.ics").write_text("no calendar\n")
    scene.says("could not be read")
    status, named = command("check")
    check("the check has failed", status == 1)
    check("it names the file", named.startswith("broken.ics: "))
    scene.close()
    check("the file has the name that was said", (scene.journal / name.strip()).exists())
