"""The statistics say how much there was and how it was, name what stands out, and show the rest on
demand, all by the keyboard."""

from stage.scene import containing
from stage.steps import RECORD, check


def scenario(scene):
    scene.start()
    scene.press("ctrl+2")
    scene.find("push button", containing("New Film…"))
    scene.press("ctrl+1")
    scene.click("Open Sample Journal")
    scene.row("Brief Encounter (1945)")

    scene.press("ctrl+2")
    scene.says("films liked")
    for figure in ("viewings", "films liked", "trips", "on time"):
        check(f"{figure!r} is among the first figures",
              scene.all("push button", containing(figure)))
    charts = [chart.name for chart in scene.all("chart")]
    check(f"two pictures say how much and how: {charts}", len(charts) == 2)
    check("what stands under More is not made",
          not scene.all("push button", containing("rewatches")))

    name = scene.find("push button", containing("Most delayed: ")).name
    scene.tab_to(name, limit=80)
    scene.press("Return")
    scene.find("push button", RECORD)
    scene.press("alt+Left")
    scene.until("what stands out has the keyboard again", lambda: scene.has_keyboard(name))

    scene.tab_to("More", limit=80)
    scene.press("space")
    scene.find("push button", containing("rewatches"))
    scene.press("space")
    scene.gone("push button", containing("rewatches"))
    scene.close()
