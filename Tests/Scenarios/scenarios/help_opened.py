"""F1 leads to the help, in the desktop's own reader; without one it is said."""

from stage.handler import install_handler
from stage.steps import check


def scenario(scene):
    scene.start()
    scene.press("F1")
    scene.says("Could not open Help")
    scene.says("No help viewer is installed.")
    scene.close()

    opened = install_handler(scene.home, "help")
    scene.start()
    scene.press("F1")
    scene.until("the reader was started", lambda: opened.exists() and opened.read_text())
    check("with the program's help", opened.read_text() == "help:counterfoil")
    scene.close()
