#!/usr/bin/python3
"""Writes the table of airports: scripts/airports.py CSV TABLE

CSV is the one in PyPI's airportsdata. TABLE gets a line for each airport with an IATA code, sorted
by the code: code, latitude, longitude, time zone and name, parted by tabs.
"""

import csv
import pathlib
import re
import sys


def line(row):
    # Eleven metres, which is less than a runway is wide.
    place = (f"{float(row[end]):.4f}".rstrip("0").rstrip(".") for end in ("lat", "lon"))
    name = " ".join(row["name"].split())
    return "\t".join([row["iata"], *place, row["tz"], name])


def main():
    source, table = map(pathlib.Path, sys.argv[1:])
    with source.open(encoding="utf-8", newline="") as file:
        airports = {row["iata"]: line(row) for row in csv.DictReader(file)
                    if re.fullmatch("[A-Z]{3}", row["iata"])}
    table.parent.mkdir(parents=True, exist_ok=True)
    table.write_text("".join(f"{airports[code]}\n" for code in sorted(airports)), encoding="utf-8")
    print(f"{table}: {len(airports)} airports")


if __name__ == "__main__":
    main()
