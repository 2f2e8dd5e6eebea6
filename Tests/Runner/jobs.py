"""A job is a process that runs some tests; a stage is a number of jobs, several at once."""

import concurrent.futures
import dataclasses
import os
import pathlib
import re
import signal
import subprocess
import time
from collections.abc import Callable

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOGS = ROOT / ".build/tests"
LIMIT = 1_800  # Seconds after which a job that hangs is ended.
# The line that Tests/CommandLine/run and Tests/Scenarios/run print for each test.
LINE = re.compile(r"^(ok|FAILED) +(.+) \((\d+\.\d) s\)$", re.MULTILINE)


@dataclasses.dataclass
class Result:
    """A test that ran."""
    name: str
    seconds: float
    failure: str = ""  # Empty if it passed.
    is_skipped: bool = False


@dataclasses.dataclass
class Job:
    name: str
    command: list
    environment: dict = dataclasses.field(default_factory=dict)
    # Reads the results from all that the job printed; a job whose process fails without naming a
    # failed test has failed itself.
    results: Callable[[str], list[Result]] | None = None

    @property
    def log(self):
        return LOGS / f"{self.name.replace(' ', '-').replace('/', '-')}.log"


@dataclasses.dataclass
class Stage:
    name: str
    seconds: float
    results: list


def printed_results(said):
    """The results of tests that print a line each; what follows a failed one is its reason."""
    found = list(LINE.finditer(said))
    ends = [match.start() for match in found[1:]] + [len(said)]
    return [Result(match[2], float(match[3]),
                   "" if match[1] == "ok" else said[match.end():end].strip() or "It failed.")
            for match, end in zip(found, ends)]


def run_job(job):
    """The results of a job and the seconds it took."""
    job.log.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    with open(job.log, "w", encoding="utf-8") as log:
        with subprocess.Popen(list(map(str, job.command)), cwd=ROOT, stdin=subprocess.DEVNULL,
                              stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
                              env={**os.environ, **job.environment}) as process:
            try:
                process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGTERM)
                process.wait()
                log.write(f"\nIt was ended after {LIMIT} s.\n")
    took = time.monotonic() - began
    said = job.log.read_text(encoding="utf-8", errors="replace")
    results = (job.results or printed_results)(said)
    if process.returncode and not any(result.failure for result in results):
        last = "\n".join(said.rstrip().splitlines()[-40:])
        reason = f"It ended with status {process.returncode}.\n{last}"
        results.append(Result(job.name, took, reason))
    return results, took


def run(name, jobs, at_once):
    """Runs the jobs of a stage, the first of them first, and prints a line for each that ends."""
    print(f"\n{name}:", flush=True)
    began = time.monotonic()
    results = []
    with concurrent.futures.ThreadPoolExecutor(at_once) as pool:
        running = {pool.submit(run_job, job): job for job in jobs}
        for ended in concurrent.futures.as_completed(running):
            job, (these, took) = running[ended], ended.result()
            results += these
            failed = sum(bool(result.failure) for result in these)
            count = "1 test" if len(these) == 1 else f"{len(these):,} tests"
            print(f"  {'FAILED' if failed else 'ok    '} {job.name} ({count}, {took:.1f} s)",
                  flush=True)
    return Stage(name, time.monotonic() - began, results)
