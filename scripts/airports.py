#!/usr/bin/python3
"""Writes the table of airports: scripts/airports.py CSV TABLE

CSV is the one in PyPI's airportsdata. TABLE gets a line for each airport with an IATA code: code,
latitude, longitude, time zone and name, parted by tabs; and a line for the ICAO code of each of
them: this code and the other one. The lines are sorted by their first codes.
"""

import argparse
import csv
import pathlib
import re


def line(row):
    # Eleven metres, which is less than a runway is wide.
    place = (f"{float(row[end]):.4f}".rstrip("0").rstrip(".") for end in ("lat", "lon"))
    name = " ".join(row["name"].split())
    return "\t".join([row["iata"], *place, row["tz"], name])


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("csv", "table"):
        arguments.add_argument(name, metavar=name.upper(), type=pathlib.Path)
    chosen = arguments.parse_args()
    table = chosen.table
    with chosen.csv.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if re.fullmatch("[A-Z]{3}", row["iata"])]
    airports = {row["iata"]: line(row) for row in rows}
    codes = {row["icao"]: f"{row['icao']}\t{row['iata']}" for row in rows
             if re.fullmatch("[A-Z]{4}", row["icao"])}
    lines = airports | codes
    table.parent.mkdir(parents=True, exist_ok=True)
    table.write_text("".join(f"{lines[code]}\n" for code in sorted(lines)), encoding="utf-8")
    print(f"{table}: {len(airports)} airports, {len(codes)} ICAO codes")


if __name__ == "__main__":
    main()
