"""The tests of the command line: a job for each file of Tests/CommandLine/tests.

Those in files that end in `_exhaustive.py` are those of `make test-all`.
"""

from .jobs import ROOT, Job


TESTS = ROOT / "Tests/CommandLine/tests"
EXHAUSTIVE = "_exhaustive"


def quick():
    return [job(name) for name in names() if not name.endswith(EXHAUSTIVE)]


def exhaustive():
    return [job(name) for name in names() if name.endswith(EXHAUSTIVE)]


def names():
    return sorted(path.stem for path in TESTS.glob("test_*.py"))


def job(name):
    return Job(name, [ROOT / "Tests/CommandLine/run", name])
