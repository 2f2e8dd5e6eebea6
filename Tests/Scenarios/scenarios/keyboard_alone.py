"""Search, filter and clear, by the keyboard alone from start to end."""

from stage import journal
from stage.program import ROOT
from stage.steps import check, feedback_button


def scenario(scene):
    scene.start()
    scene.says("Welcome to Counterfoil")
    scene.tab_to("Open Sample Journal")
    scene.press("Return")
    scene.row("Brief Encounter (1945)")
    everything = len(scene.titles())

    scene.press("ctrl+f")
    scene.until("the search has the keyboard", lambda: scene.has_keyboard("Search"))
    scene.type("Wien")
    scene.until("only what says so is listed",
                lambda: 0 < len(scene.titles()) < everything and
                any("Wien Westbf" in said for said in scene.titles()))
    both = scene.titles()
    check("films and trips are found", any("Before Sunrise" in said for said in both))

    scene.tab_to("All", "shift+Tab")
    scene.press("Right", "space")
    scene.until("Films is chosen", lambda: scene.find("radio button", "Films").has("checked"))
    scene.until("only films are listed",
                lambda: not any("Westbf" in said for said in scene.titles()))
    check("a film is listed", any("Before Sunrise" in said for said in scene.titles()))

    scene.press("ctrl+f")
    scene.type("zzz")
    scene.says("No results")
    scene.press("Escape")
    scene.row("Casablanca")
    check("the search is empty", scene.find("text", "Search").text == "")
    check("the filter stays", not any("→" in said for said in scene.titles()))
    scene.until("the list has the keyboard", lambda: scene.has_keyboard("Journal entries"))

    scene.press("Home", "Down")
    scene.find("push button", feedback_button)
    scene.type("casabl")
    scene.until("typing in the list searches",
                lambda: [said for said in scene.titles() if "(" in said] and
                all("Casablanca" in said for said in scene.titles() if "(" in said))
    scene.close()
    sample = ROOT / "resources/sample-journal"
    check("the journal holds what the sample does, and nothing of the searches",
          sorted(item.summary for item in scene.entries()) ==
          sorted(item.summary for item in journal.entries(sample)))
