#!/usr/bin/python3
"""Writes the map of the world: scripts/map.py FOLDER MAP

FOLDER has Natural Earth's shapefiles of countries and lakes at 1:50m, in `cultural` and
`physical`. MAP gets coasts and borders as arcs, each once however many countries share it, and
the rings of each country and lake as numbers of arcs; resources/map/README.md says how.
"""

import argparse
import math
import pathlib

import arcs
import shapefile

# How far from the source a line may be, in degrees: about 550 metres, which is less than a pixel
# where a map shows 500 kilometres. Each level of detail takes in twice as much.
TOLERANCE = 0.005
LEVELS = 10
# What ISO 3166 and GeoNames call the countries that Natural Earth has no code for.
CODES = {"N. Cyprus": "CY", "Somaliland": "SO", "Siachen Glacier": "--"}
# Parts of a country overseas that have a code of their own, by a box around each: west, south,
# east, north.
OVERSEAS = {
    "FR": {"GF": (-55, 1, -50, 7), "GP": (-62, 15.7, -60.9, 16.6),
           "MQ": (-61.3, 14.3, -60.7, 15), "RE": (55, -21.5, 56, -20.7),
           "YT": (44.9, -13.1, 45.4, -12.5)},
    "NO": {"SJ": (-10, 70, 35, 81), "BV": (3, -55, 4, -54)},
    "NL": {"BQ": (-69, 12, -62.8, 18)},
    "NZ": {"TK": (-173, -10, -171, -8)},
    "AU": {"CX": (105, -11, 106, -10), "CC": (96, -13, 97, -11)},
}
# What an arc is: the last one parts two pieces of one country, and is not drawn.
COAST, BORDER, SHORE, INNER = range(4)


def code(row):
    named = row["ISO_A2_EH"]
    return CODES[row["NAME"]] if named == "-99" else named


def part(country, ring):
    x, y = ring[0]
    if country == "NO" and y < 74 and x > 0:
        return country
    for other, (west, south, east, north) in OVERSEAS.get(country, {}).items():
        if west <= x <= east and south <= y <= north:
            return other
    return country


def countries(folder):
    """The rings of each country, by its code."""
    rings = {}
    for row, shape in shapefile.features(folder / "cultural/ne_50m_admin_0_countries.shp"):
        for ring in shape:
            rings.setdefault(part(code(row), ring), []).append(ring)
    return rings


def lakes(folder):
    for _, shape in shapefile.features(folder / "physical/ne_50m_lakes.shp"):
        yield from shape


class Topology:
    """Arcs, and rings as numbers of arcs: `n` for one that runs forwards, `~n` for backwards."""

    def __init__(self):
        self.arcs = []
        self.sides = []
        self.known = {}

    def add(self, name, rings, meeting):
        return [[self.number(name, arc) for arc in arcs.cut(ring, meeting)] for ring in rings]

    def number(self, name, arc):
        key, back = tuple(arc), tuple(reversed(arc))
        if key in self.known:
            number = self.known[key]
        elif back in self.known:
            number = ~self.known[back]
        else:
            number = self.known[key] = len(self.arcs)
            self.arcs.append(arc)
            self.sides.append([])
        self.sides[max(number, ~number)].append(name)
        return number

    def kind(self, number):
        names = set(self.sides[number])
        if names == {None}:
            return SHORE
        if len(names) > 1:
            return BORDER
        return INNER if len(self.sides[number]) > 1 else COAST


def topology(folder):
    named = {name: [ring for ring in map(arcs.whole, rings) if len(ring) > 2]
             for name, rings in sorted(countries(folder).items())}
    water = [ring for ring in map(arcs.whole, lakes(folder)) if len(ring) > 2]
    land = Topology()
    meeting = arcs.junctions([ring for rings in named.values() for ring in rings])
    shapes = {name: land.add(name, rings, meeting) for name, rings in named.items()}
    return land, shapes, land.add(None, water, arcs.junctions(water))


def numbers(values):
    """Whole numbers, each in groups of seven bits from the least on, of which all but the last
    have the eighth bit set; its sign is the lowest bit."""
    data = bytearray()
    for value in values:
        rest = value * 2 if value >= 0 else -value * 2 - 1
        while rest > 0x7F:
            data.append(rest & 0x7F | 0x80)
            rest >>= 7
        data.append(rest)
    return bytes(data)


def level(weight):
    """The last level of detail that a place is of."""
    return min(LEVELS, int(math.log2(weight / TOLERANCE))) if weight < math.inf else LEVELS


def steps(arc):
    """How many places are left of an arc, and each as a step from the last one with its level."""
    kept = [(place, weight) for place, weight in zip(arc, arcs.weights(arc)) if weight > TOLERANCE]
    yield len(kept)
    last = (0, 0)
    for place, weight in kept:
        yield from (place[0] - last[0], place[1] - last[1], level(weight))
        last = place


def written(land, shapes, water):
    def rings(all_rings):
        return [len(all_rings), *(number for ring in all_rings for number in (len(ring), *ring))]

    values = [arcs.UNITS, len(land.arcs)]
    for number, arc in enumerate(land.arcs):
        values += [land.kind(number), *steps(arc)]
    values.append(len(shapes))
    for name in sorted(shapes):
        values += [ord(name[0]), ord(name[1]), *rings(shapes[name])]
    return b"Counterfoil map 1\n" + numbers(values + rings(water))


def main():
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("folder", "map"):
        arguments.add_argument(name, metavar=name.upper(), type=pathlib.Path)
    chosen = arguments.parse_args()
    target = chosen.map
    land, shapes, water = topology(chosen.folder)
    data = written(land, shapes, water)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    print(f"{target}: {len(shapes)} countries, {len(land.arcs)} arcs, {len(data)} bytes")


if __name__ == "__main__":
    main()
