"""With text half as large again, as somebody has it who sees badly, no screen cuts words off on a
usual laptop."""

from stage.screens import Screens


def scenario(scene):
    Screens(scene, environment={"GDK_DPI_SCALE": "1.5"}).expect_whole_words()
