"""The form for a trip, whose two times have fields of the same names."""

from .waiting import wait_until

DEPARTURE, ARRIVAL = 0, 1
ENDS = ("Departure", "Arrival")


def set_number(scene, name, end, value):
    """Sets the day or the year of one end."""
    fields = scene.all("spin button", name)
    # GTK tells of a grid's last child first: it is the place on the screen that counts.
    field = sorted(fields, key=lambda candidate: candidate.extents[1])[end]
    field.focus()
    wait_until(f"{field!r} has the keyboard", lambda: field.has("focused"))
    scene.press("ctrl+a")
    scene.type(str(value))
    scene.press("Tab")
    wait_until(f"{field!r} is {value}", lambda: int(field.text) == value)


def set_clock(scene, name, clock):
    """Types a time of day such as "14:02" into the field of this name, and leaves it."""
    scene.fill(name, clock, "spin button")
    scene.press("Tab")


def set_time(scene, end, day, clock, zone):
    """Sets the day of the month, the clock and the zone of one end."""
    set_number(scene, "Day", end, day)
    set_clock(scene, f"{ENDS[end]} time", clock)
    ask_for_zone(scene, end)
    scene.fill(zone_name(end), zone)


def ask_for_zone(scene, end):
    """Has the field of an end's zone shown, unless it is there."""
    if not scene.all("text", zone_name(end)):
        scene.click(zone_name(end), "push button")


def zones(scene):
    """The zones that are on show: those of both ends, or none."""
    return [field.text for end in (DEPARTURE, ARRIVAL)
            for field in scene.all("text", zone_name(end))]


def zone_name(end):
    return f"{ENDS[end]} time zone"
