"""The tests of the command line: a job for each file of Tests/CommandLine/tests."""

from .jobs import ROOT, Job


def jobs():
    for path in sorted((ROOT / "Tests/CommandLine/tests").glob("test_*.py")):
        yield Job(path.stem, [ROOT / "Tests/CommandLine/run", path.stem])
