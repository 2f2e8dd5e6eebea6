"""The form for a trip, whose two times have fields of the same names."""

from .waiting import wait_until

DEPARTURE, ARRIVAL = 0, 1


def set_number(scene, name, end, value):
    field = scene.all("spin button", name)[end]
    field.focus()
    wait_until(f"{field!r} has the keyboard", lambda: field.has("focused"))
    scene.press("ctrl+a")
    scene.type(str(value))
    scene.press("Tab")
    wait_until(f"{field!r} is {value}", lambda: int(field.text) == value)


def set_time(scene, end, day, clock, zone):
    """Sets the day of the month, the clock and the zone of one end."""
    set_number(scene, "Day", end, day)
    hour, minute = map(int, clock.split(":"))
    set_number(scene, "Hour", end, hour)
    set_number(scene, "Minute", end, minute)
    name = ("Departure", "Arrival")[end] + " time zone"
    scene.fill(name, zone)
