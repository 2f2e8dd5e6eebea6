"""The form for a trip, whose two times have fields of the same names."""

from .waiting import wait_until

DEPARTURE, ARRIVAL = 0, 1
ENDS = ("Departure", "Arrival")


def day_field(scene, end):
    """The field for the day of one end."""
    # GTK tells of a grid's last child first: it is the place on the screen that counts.
    return sorted(scene.all("text", "Day"), key=lambda field: field.extents[1])[end]


def set_day(scene, end, day):
    """Types a day into the field of one end, and leaves it."""
    scene.fill(day_field(scene, end), str(day))
    scene.press("Tab")


def open_calendar(scene):
    """Opens the calendar of the first day by its key."""
    field = scene.find("text", "Day")
    field.focus()
    wait_until("the day has the keyboard", lambda: field.has("focused"))
    scene.press("alt+Down")
    return scene.find("calendar")


def set_clock(scene, name, clock):
    """Types a time of day such as "14:02" into the field of this name, and leaves it."""
    scene.fill(name, clock, "spin button")
    scene.press("Tab")


def set_time(scene, end, day, clock, zone):
    """Sets the day of the month, the clock and the zone of one end."""
    set_day(scene, end, day)
    set_clock(scene, f"{ENDS[end]} time", clock)
    ask_for_zone(scene, end)
    scene.fill(zone_name(end), zone)


def ask_for_zone(scene, end):
    """Has the fields of the zones shown, unless they are there."""
    if not scene.all("text", zone_name(end)):
        scene.click(zone_name(DEPARTURE), "push button")


def zones(scene):
    """The zones that are on show: those of both ends, or none."""
    return [field.text for end in (DEPARTURE, ARRIVAL)
            for field in scene.all("text", zone_name(end))]


def zone_name(end):
    return f"{ENDS[end]} time zone"
