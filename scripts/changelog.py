"""The releases that CHANGELOG.md tells of, for the metainfo and for Debian's own changelog.

A release is a heading such as `## 1.2 (2027-03-01)`. What is under `## Unreleased` belongs to the
version that the program says of itself, and comes before it: 1.2~20270215 on that day.
"""

import datetime
import os
import pathlib
import re
import subprocess
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADING = re.compile(r"## (?:(Unreleased)|(\d[\w.~+]*) \((\d{4}-\d\d-\d\d)\))$")
# What stands in an entry in Markdown: code, emphasised, or linked.
MARKED = re.compile(r"`([^`]+)`|\*([^*]+)\*|\[([^]]+)\]\([^)]*\)")
VERSION = re.compile(r'static let version = "(\d[\w.]*)"')


class Release(typing.NamedTuple):
    version: str
    date: datetime.date
    items: list  # In Markdown, each in one line.

    @property
    def is_out(self):
        return "~" not in self.version


def today():
    """The day that a tree of no release is of: SOURCE_DATE_EPOCH, the last commit, or today."""
    if moment := os.environ.get("SOURCE_DATE_EPOCH"):
        return datetime.datetime.fromtimestamp(int(moment), datetime.timezone.utc).date()
    said = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%cs"], check=False,
                          capture_output=True, text=True).stdout.strip()
    return datetime.date.fromisoformat(said) if said else datetime.date.today()


def program_version():
    text = (ROOT / "Sources/Wording/AppInfo.swift").read_text(encoding="utf-8")
    return VERSION.search(text)[1]


def releases(path=ROOT / "CHANGELOG.md"):
    """The newest first. A heading or a line that is neither is an error."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        heading = HEADING.match(line)
        if heading and heading[1]:
            found.append(Release(f"{program_version()}~{today():%Y%m%d}", today(), []))
        elif heading:
            found.append(Release(heading[2], datetime.date.fromisoformat(heading[3]), []))
        elif line.startswith("## "):
            raise ValueError(f"{path.name}:{number}: not Unreleased, nor a version and its day")
        elif line.startswith("- ") and found:
            found[-1].items.append(line[2:])
        elif line.startswith("  ") and found and found[-1].items:
            found[-1].items[-1] += " " + line.strip()
        elif line.strip() and found:
            raise ValueError(f"{path.name}:{number}: not an entry of a release")
    return found
