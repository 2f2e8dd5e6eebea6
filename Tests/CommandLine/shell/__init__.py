"""What a test of the command line stands on: a home, a journal, and the program as a process."""
