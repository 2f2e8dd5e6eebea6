"""A Wayland compositor (sway), its keyboard and its pointer."""
