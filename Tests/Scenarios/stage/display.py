"""The display that scenarios are on: an X server, or a Wayland compositor where
COUNTERFOIL_DISPLAY asks scripts/headless for one. Both are driven by the same words."""

import os


def of_this_session():
    if os.environ.get("WAYLAND_DISPLAY"):
        from .wayland.display import WaylandDisplay
        return WaylandDisplay()
    from .x_display import XDisplay
    return XDisplay()


display = of_this_session()
