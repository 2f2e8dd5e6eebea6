"""The Swift tests: a job for each test target, and several for the one of the window.

Tests in files that end in `+exhaustive.swift` are those of `make test-all`.
"""

import json
import re

from .jobs import LOGS, ROOT, Job, Result

TESTS = ROOT / ".build/debug/counterfoilPackageTests.xctest"
EXHAUSTIVE = r"\+exhaustive\.swift"
# Targets whose tests open windows, which has to be on a display.
ON_DISPLAY = {"GtkTests", "PapersTests", "UserInterfaceTests"}
# Suites of one target that run in several processes, by their first letters. They are in a parent
# of the target's name; suites beside it need no display, and run in a process without one.
SHARDS = {"UserInterfaceTests": ("[A-E]", "[F-I]", "[J-O]", "[^A-O]")}
# Targets that take longest, which begin first.
LONGEST = ("UserInterfaceTests", "JournalStoreTests", "FormatsTests", "GtkTests")


def targets():
    names = sorted(folder.name for folder in (ROOT / "Tests").glob("*Tests"))
    return sorted(names, key=lambda name: name not in LONGEST)


def quick():
    for target in targets():
        for number, letters in enumerate(SHARDS.get(target, ("",)), 1):
            name = f"{target} {number}" if letters else target
            suites = rf"^{target}\.{target}/{letters}" if letters else rf"^{target}\."
            yield job(name, target, ["--filter", suites, "--skip", EXHAUSTIVE])
        if target in SHARDS:
            yield job(f"{target} without a display", target,
                      ["--filter", rf"^{target}\.(?!{target}\b)", "--skip", EXHAUSTIVE],
                      has_display=False)


def exhaustive():
    for target in targets():
        if any((ROOT / "Tests" / target).rglob("*+exhaustive.swift")):
            yield job(f"{target} exhaustive", target,
                      ["--filter", rf"^{target}\..*{EXHAUSTIVE}"])


def job(name, target, chosen, has_display=True):
    events = LOGS / f"{name.replace(' ', '-')}.jsonl"
    events.unlink(missing_ok=True)
    command = [TESTS, "--testing-library", "swift-testing", "--no-parallel", *chosen,
               "--event-stream-version", "0", "--event-stream-output-path", events]
    environment = {"LANG": "C.UTF-8"}
    if not has_display:
        environment |= {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
    elif target in ON_DISPLAY:
        command = [ROOT / "scripts/headless", *command]
    return Job(name, command, environment, lambda said: results(target, events))


def results(target, events):
    """What the testing library told of each test, as a line of JSON for each event."""
    tests, began, failures, found = {}, {}, {}, []
    lines = events.read_text(encoding="utf-8").split("\n") if events.exists() else []
    # The last one may be cut off where the process was ended.
    for line in filter(is_whole, lines):
        record = json.loads(line)
        payload = record["payload"]
        if record["kind"] == "test":
            tests[payload["id"]] = payload
            continue
        test, kind = tests.get(payload.get("testID")), payload["kind"]
        if kind == "issueRecorded" and not payload["issue"].get("isKnown"):
            failures.setdefault(payload.get("testID"), []).append(issue(payload))
        if test is None or test["kind"] != "function":
            continue
        moment, name = payload["instant"]["absolute"], told(target, test)
        if kind == "testStarted":
            began[test["id"]] = moment
        elif kind == "testEnded":
            found.append(Result(name, moment - began.pop(test["id"], moment),
                                "\n".join(failures.pop(test["id"], []))))
        elif kind == "testSkipped":
            found.append(Result(name, 0, is_skipped=True))
    found += [Result(told(target, tests[test]), 0, "It did not come to an end.")
              for test in began]
    # Of a suite, or of no test.
    found += [Result(told(target, tests[test]) if test in tests else target, 0, "\n".join(issues))
              for test, issues in failures.items()]
    return found


def is_whole(line):
    return line.startswith("{") and line.endswith("}")


def told(target, test):
    """A test's suite and title."""
    suite = re.sub(rf"^{target}\.|/[^/]*\(.*$", "", test["id"]).removeprefix(f"{target}/")
    return f"{target}/{suite}: {test.get('displayName') or test['name']}"


def issue(payload):
    """What was expected, what came, and where."""
    place = payload["issue"].get("sourceLocation", {})
    words = [message["text"] for message in payload["messages"]]
    where = f"Tests/{place['fileID']}:{place['line']}" if place else ""
    return "\n".join([*words, where]).strip()
