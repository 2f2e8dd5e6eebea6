"""What is told at the end of a run."""

import fnmatch

from .jobs import LOGS, ROOT

SLOWEST = 10
# Tests that may take longer than the limit of their tier, and why.
KNOWN = ROOT / "Tests/slow.txt"


def known():
    """The patterns of Tests/slow.txt."""
    lines = KNOWN.read_text(encoding="utf-8").splitlines()
    return [line.split("\t")[0] for line in lines if line and not line.startswith("#")]


def tell(stages, limit):
    """Prints the report of a run whose tests should take no more seconds than the limit each; its
    exit status."""
    results = sorted((result for stage in stages for result in stage.results),
                     key=lambda result: -result.seconds)
    print(f"\nThe ten slowest of {len(results):,} tests:")
    for result in results[:SLOWEST]:
        print(f"{result.seconds:8.1f} s  {result.name}")
    patterns = known()
    for result in results:
        if result.seconds > limit and not any(
                fnmatch.fnmatchcase(result.name, pattern) for pattern in patterns):
            print(f"{result.seconds:8.1f} s  {result.name}: not in {KNOWN.relative_to(ROOT)}")
    print("\nThe stages:")
    for stage in stages:
        print(f"{stage.seconds:8.0f} s  {stage.name}")
    failed = [result for result in results if result.failure]
    for result in failed:
        print(f"\nFAILED {result.name}\n{result.failure}")
    if failed:
        print(f"\nAll that was printed is in {LOGS.relative_to(ROOT)}.")
    skipped = sum(result.is_skipped for result in results)
    passed = len(results) - len(failed) - skipped
    also = f", {skipped} skipped" if skipped else ""
    print(f"\n{passed} passed, {len(failed)} failed{also}", flush=True)
    return 1 if failed or not passed else 0
