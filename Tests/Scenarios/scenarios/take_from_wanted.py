"""A watchlist imported, found under Watchlist, and a film of it watched with one key and undone: by
the keyboard alone. A film that is added there is wanted too."""

from stage.steps import check, feedback_button, import_button


def scenario(scene):
    watchlist = scene.home / "watchlist.csv"
    watchlist.write_text(
        "Date,Name,Year,Letterboxd URI\n"
        "2024-03-01,Jeanne Dielman,1975,https://boxd.it/f07\n"
        "2024-03-02,Ran,1985,https://boxd.it/f08\n")
    scene.start(str(watchlist))
    scene.click(import_button, "push button")
    scene.click("Watchlist")
    scene.row("Jeanne Dielman (1975)")
    scene.row("Ran (1985)")
    check("they have a heading", scene.headings()[0] == "ON YOUR WATCHLIST")
    wanted = scene.entry("Ran")
    check("it is something to do", wanted.kind == "VTODO")
    check("it is not done", wanted.get("STATUS") == "NEEDS-ACTION")

    scene.select("Ran (1985)")
    scene.find("push button", "Mark as Watched Today")
    scene.press("ctrl+Return")
    scene.says("You watched “Ran (1985)”.")
    scene.until("it is no longer wanted",
                lambda: not any("Ran" in row for row in scene.titles()))
    done = scene.until("the file says so", lambda: completed(scene))
    check("it has a day", done.get("DTSTART") is not None)
    scene.find("push button", feedback_button)

    scene.press("ctrl+z")
    scene.says("“Ran (1985)” is back on your watchlist.")
    scene.row("Ran (1985)")
    check("the file says so", scene.entry("Ran").get("STATUS") == "NEEDS-ACTION")

    scene.press("ctrl+n")
    scene.fill("Title", "Ikiru")
    scene.press("Return")
    scene.row("Ikiru")
    check("a new film is wanted where these are listed", scene.entry("Ikiru").kind == "VTODO")
    scene.close()


def completed(scene):
    entry = scene.entry("Ran")
    return entry if entry.get("STATUS") == "COMPLETED" else None
