"""Reads ESRI shapefiles of polygons: the rings of each shape, and its row of the table beside."""

import struct


def rows(path):
    """The rows of a dBASE table, each a dictionary of its texts."""
    data = path.read_bytes()
    count, head, length = struct.unpack("<IHH", data[4:12])
    fields = []
    place = 32
    while data[place] != 0x0D:
        name = data[place:place + 11].split(b"\0")[0].decode()
        fields.append((name, data[place + 16]))
        place += 32
    for number in range(count):
        place = head + number * length + 1
        row = {}
        for name, width in fields:
            row[name] = data[place:place + width].decode("utf-8").strip(" \0")
            place += width
        yield row


def shapes(path):
    """The rings of each polygon, each a list of (longitude, latitude), the first place again at
    its end."""
    data = path.read_bytes()
    place = 100
    while place < len(data):
        length = struct.unpack(">i", data[place + 4:place + 8])[0] * 2
        place += 8
        kind, = struct.unpack("<i", data[place:place + 4])
        parts, points = struct.unpack("<ii", data[place + 36:place + 44])
        if kind != 5:
            raise SystemExit(f"{path}: a shape of kind {kind} is not a polygon")
        starts = struct.unpack(f"<{parts}i", data[place + 44:place + 44 + 4 * parts])
        first = place + 44 + 4 * parts
        numbers = struct.unpack(f"<{2 * points}d", data[first:first + 16 * points])
        places = list(zip(numbers[::2], numbers[1::2]))
        yield [places[start:end] for start, end in zip(starts, [*starts[1:], points])]
        place += length


def features(path):
    """Pairs of a row and its rings; `path` is that of the .shp file."""
    return zip(rows(path.with_suffix(".dbf")), shapes(path))
