"""Films of the journal are filled in from IMDb's table and from a table, and nothing is added."""

import gzip

from stage import sources
from stage.choices import open_file
from stage.steps import check

HEADING = ("tconst", "titleType", "primaryTitle", "originalTitle", "isAdult", "startYear",
           "endYear", "runtimeMinutes", "genres")
TITLES = (
    ("tt0037558", "movie", "Brief Encounter", "Brief Encounter", 1945, 86, "Drama,Romance"),
    ("tt0038890", "movie", "Rome, Open City", "Roma città aperta", 1945, 103, "Drama,War"),
    ("tt0062136", "movie", "Playtime", "Playtime", 1967, 124, "Comedy"),
    ("tt9990001", "short", "Playtime", "Playtime", 1967, 7, "Short"),
    ("tt0037884", "movie", "The Lost Weekend", "The Lost Weekend", 1945, 101, "Drama"),
)
TABLE = """Title,Year,Runtime,Director,Watched
Sunset Boulevard,1950,110,Billy Wilder,2024-01-02
The Lost Weekend,1945,101,Billy Wilder,2024-01-03
"""


def files(scene):
    return {path.name: path.read_bytes() for path in scene.journal.glob("*.ics")}


def titles():
    """IMDb's table of all titles, of which there are few."""
    rows = [HEADING] + [
        (number, kind, title, original, 0, year, r"\N", minutes, genres)
        for number, kind, title, original, year, minutes, genres in TITLES]
    return "".join("\t".join(map(str, row)) + "\n" for row in rows)


def scenario(scene):
    scene.start(sources.diary(scene.home))
    scene.find("label", "8 films are new")
    scene.press("alt+i")
    scene.says("Imported 8 films.")
    before = files(scene)

    with gzip.open(scene.home / "title.basics.tsv.gz", "wt", encoding="utf-8") as file:
        file.write(titles())
    scene.press("ctrl+i")
    open_file(scene, "title.basics.tsv.gz")
    scene.find("label", "IMDb: title.basics.tsv.gz")
    scene.find("label", "2 films are changed")
    scene.find("label", "2 films are left out")
    scene.find("label", "Several films have this title and year")
    scene.find("label", "2 entries will be changed.")
    check("there is nothing to choose", not scene.all("check box"))
    check("a preview writes nothing", files(scene) == before)
    scene.press("alt+i")
    scene.says("2 entries were changed.")
    film = scene.entry("Brief Encounter")
    check("the running time is filled in", film.get("X-COUNTERFOIL-RUNNING-TIME") == "86")
    film = scene.entry("Rome, Open City")
    check("the original title, too",
          film.get("X-COUNTERFOIL-ORIGINAL-TITLE") == "Roma città aperta")
    check("nothing is added", len(files(scene)) == len(before))
    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.until("all is as it was", lambda: files(scene) == before)

    (scene.home / "films.csv").write_text(TABLE, encoding="utf-8")
    scene.press("ctrl+i")
    open_file(scene, "films.csv")
    scene.find("label", "2 films are new")
    scene.click("Only fill in missing details", "check box")
    scene.find("label", "1 film is changed")
    scene.find("label", "The journal does not have the film")
    scene.find("label", "1 entry will be changed.")
    scene.press("alt+i")
    scene.says("1 entry was changed.")
    film = scene.entry("Sunset Boulevard")
    check("the day is the journal's", str(film.get("DTSTART").dt) == "2024-05-04")
    check("the director is filled in",
          "Billy Wilder" in str(film.get("X-COUNTERFOIL-DIRECTORS")))
    scene.press("ctrl+z")
    scene.says("The import was undone.")
    scene.until("all is as it was again", lambda: files(scene) == before)
    scene.close()
