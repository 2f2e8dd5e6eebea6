"""Files of other programs to import, made on the spot."""

import pathlib

SAMPLE = pathlib.Path(__file__).resolve().parents[3] / "resources/sample-journal"

DIARY = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date"

VIEWINGS = [
    ("The Third Man", 1949, 5, "2024-03-02"),
    ("Brief Encounter", 1945, 4.5, "2024-03-09"),
    ("Rome, Open City", 1945, 4, "2024-04-01"),
    ("Bicycle Thieves", 1948, 4, "2024-04-13"),
    ("Sunset Boulevard", 1950, 3.5, "2024-05-04"),
    ("Plan 9 from Outer Space", 1957, 0.5, "2024-05-20"),
    ("Playtime", 1967, 3, "2024-06-08"),
    ("The Red Shoes", 1948, None, "2024-06-30"),
]


def cell(text):
    text = str(text)
    return '"' + text.replace('"', '""') + '"' if set(text) & set(',"\n') else text


def diary(folder, viewings=VIEWINGS, name="diary.csv"):
    """A Letterboxd diary; returns the file."""
    lines = [DIARY]
    for number, (title, year, rating, day) in enumerate(viewings):
        lines.append(",".join([
            day or "2024-07-01", cell(title), str(year), f"https://boxd.it/{number + 1:x}a",
            "" if rating is None else str(rating), "", "", day or ""]))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
