"""On a display of four times as many pixels, all at scale 2, no screen cuts words off."""

from stage.screens import Screens


def scenario(scene):
    Screens(scene, environment={"GDK_SCALE": "2"}).expect_whole_words()
