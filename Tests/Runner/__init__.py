"""Jobs that run at the same time, and the report of what came of them."""
