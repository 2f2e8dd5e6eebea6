"""Takes the rings of a map apart into arcs, each of which two neighbours share, and thins them."""

import math

# A degree has so many units: places are whole numbers of them.
UNITS = 400


def whole(ring):
    """The ring in whole units, without its last place and without a place twice in a row."""
    places = []
    for longitude, latitude in ring[:-1]:
        x, y = round(longitude * UNITS), round(latitude * UNITS)
        # The seam of the source is one meridian and not two, and a pole is one place.
        places.append((-180 * UNITS if x == 180 * UNITS or abs(y) == 90 * UNITS else x, y))
    return without_repeats(without_seam(without_repeats(places)))


def without_repeats(places):
    return [place for at, place in enumerate(places) if places[at - 1] != place]


def without_seam(places):
    """Leaves out what lies between the ends of a way along the source's seam."""
    at_seam = [x == -180 * UNITS for x, _ in places]
    return [place for at, place in enumerate(places)
            if not (at_seam[at - 1] and at_seam[at] and at_seam[(at + 1) % len(places)])]


def junctions(rings):
    """The places where rings that run along each other part."""
    neighbours, meeting = {}, set()
    for ring in rings:
        for at, place in enumerate(ring):
            beside = frozenset((ring[at - 1], ring[(at + 1) % len(ring)]))
            if neighbours.setdefault(place, beside) != beside:
                meeting.add(place)
    return meeting


def cut(ring, meeting):
    """The arcs of a ring, from junction to junction; one from its least place on without any."""
    starts = [at for at, place in enumerate(ring) if place in meeting]
    if not starts:
        least = ring.index(min(ring))
        return [ring[least:] + ring[:least + 1]]
    ring = ring[starts[0]:] + ring[:starts[0]]
    starts = [at - starts[0] for at in starts] + [len(ring)]
    ring = ring + ring[:1]
    return [ring[start:end + 1] for start, end in zip(starts, starts[1:])]


def weights(arc):
    """For each place of an arc how far it lies from the line without it, in degrees, by Douglas and
    Peucker: an arc of those that weigh more than a tolerance keeps to the whole one within that.
    Ends, and of a ring the place farthest from its first one, weigh more than anything."""
    weight = [math.inf] * len(arc)
    open_spans = [(0, len(arc) - 1, math.inf)]
    if arc[0] == arc[-1]:
        far = max(range(len(arc)), key=lambda at: distance(arc[at], arc[0], arc[0]))
        open_spans = [(0, far, math.inf), (far, len(arc) - 1, math.inf)]
    while open_spans:
        start, end, most = open_spans.pop()
        if end - start < 2:
            continue
        away, at = max((distance(arc[at], arc[start], arc[end]), at)
                       for at in range(start + 1, end))
        weight[at] = min(away, most)
        open_spans += [(start, at, weight[at]), (at, end, weight[at])]
    return weight


def distance(place, start, end):
    """How many degrees of latitude a place lies from the line between two others."""
    width = math.cos(math.radians(place[1] / UNITS))
    (x, y), (dx, dy) = ((((point[0] - start[0]) * width, point[1] - start[1]))
                        for point in (place, end))
    length = dx * dx + dy * dy
    along = 0 if length == 0 else min(1, max(0, (x * dx + y * dy) / length))
    return math.hypot(x - along * dx, y - along * dy) / UNITS
