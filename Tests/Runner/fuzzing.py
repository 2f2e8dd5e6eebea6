"""The fuzzer, a minute for each reader."""

from .jobs import ROOT, Job, Result


def jobs():
    return [Job("fuzz", [ROOT / "scripts/fuzz"], results=results)]


def results(said):
    return [Result(f"fuzz {line.split(':')[0]}", 60, line if "FOUND" in line else "")
            for line in said.splitlines() if "seeds," in line]
