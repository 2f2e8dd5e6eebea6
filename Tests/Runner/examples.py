"""The examples of the libraries, in both language modes of Swift."""

from .jobs import ROOT, Job, printed_results


def jobs():
    return [Job("examples", [ROOT / "scripts/headless", ROOT / "Tests/Examples/run"],
                results=printed_results)]
