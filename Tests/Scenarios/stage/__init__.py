"""What a scenario stands on: the built program, its accessibility tree, keyboard and mouse."""
