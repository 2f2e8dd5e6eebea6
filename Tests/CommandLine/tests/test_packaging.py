"""What packages and software centres are told of the releases."""

import datetime
import importlib.machinery
import importlib.util
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as tree
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[3]
DAY = datetime.date(2027, 2, 15)


def script(name):
    """A script of ours as a module."""
    with mock.patch.object(sys, "path", [str(ROOT / "scripts"), *sys.path]):
        loader = importlib.machinery.SourceFileLoader(
            name.replace("-", "_").removesuffix(".py"), str(ROOT / "scripts" / name))
        module = importlib.util.module_from_spec(
            importlib.util.spec_from_loader(loader.name, loader))
        loader.exec_module(module)
        return module


class ReleasesTest(unittest.TestCase):
    def setUp(self):
        self.changelog = script("changelog.py")
        room = tempfile.TemporaryDirectory()
        self.addCleanup(room.cleanup)
        self.file = pathlib.Path(room.name) / "CHANGELOG.md"
        clock = mock.patch.object(self.changelog, "today", lambda: DAY)
        clock.start()
        self.addCleanup(clock.stop)

    def releases(self, text):
        self.file.write_text(text)
        return self.changelog.releases(self.file)

    def test_each_has_its_day_and_its_entries_in_one_line(self):
        unreleased, out = self.releases(
            "# Changelog\n\nThe newest first.\n\n## Unreleased\n\n- A *new* one\n  in two lines.\n"
            "- Another.\n\n## 1.2 (2027-01-03)\n\n- An old one.\n")
        self.assertEqual(unreleased.items, ["A *new* one in two lines.", "Another."])
        self.assertEqual((out.version, out.date), ("1.2", datetime.date(2027, 1, 3)))
        self.assertEqual((out.items, out.is_out), (["An old one."], True))

    def test_what_is_not_out_sorts_before_the_version_that_it_becomes(self):
        release, = self.releases("## Unreleased\n\n- One.\n")
        version = self.changelog.program_version()
        self.assertEqual(release.version, f"{version}~20270215")
        self.assertFalse(release.is_out)
        if not shutil.which("dpkg"):
            return
        order = subprocess.run(
            ["dpkg", "--compare-versions", release.version, "lt", version], check=False)
        self.assertEqual(order.returncode, 0)

    def test_a_heading_or_a_line_that_is_neither_is_named(self):
        for text, line in (("## Soon\n", 1), ("## 1.2\n", 1), ("## Unreleased\n\nProse.\n", 3)):
            with self.subTest(text), self.assertRaisesRegex(ValueError, f":{line}: "):
                self.releases(text)

    def test_debian_is_told_without_marks_and_in_short_lines(self):
        deb = script("deb")
        item = "*Claims* and `list`, " + "very " * 20 + "far"
        told = [self.changelog.Release("1.2", DAY, [item])]
        with mock.patch.object(deb, "releases", lambda: told):
            text = deb.changelog("Somebody <somebody@example.org>")
        lines = text.splitlines()
        self.assertEqual(lines[0], "counterfoil (1.2) unstable; urgency=medium")
        self.assertTrue(lines[2].startswith("  * Claims and list, very"), lines[2])
        self.assertTrue(all(len(line) <= 80 for line in lines), lines)
        self.assertEqual(
            lines[-1], " -- Somebody <somebody@example.org>  Mon, 15 Feb 2027 00:00:00 +0000")


class MetainfoTest(unittest.TestCase):
    def metainfo(self, *options):
        made = subprocess.run([ROOT / "scripts/metainfo", *options], capture_output=True,
                              text=True, timeout=60, check=True)
        return tree.fromstring(made.stdout.encode())

    def test_it_has_the_releases_and_no_address(self):
        component = self.metainfo()
        self.assertIsNone(component.find("screenshots"))
        self.assertEqual(component.findall("url"), [])
        release = component.find("releases/release")
        entries = release.findall("description/ul/li")
        self.assertGreater(len(entries), 0)
        first = "".join(entries[0].itertext()).strip()
        self.assertNotIn("*", first)
        text = re.sub("[*`]", "", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
        self.assertIn(first.replace("`", "")[:40], text)

    def test_with_an_address_each_picture_has_it_and_a_caption(self):
        shown = self.metainfo("--pictures", "https://example.org/pictures/").findall(
            "screenshots/screenshot")
        self.assertGreater(len(shown), 3)
        for picture in shown:
            self.assertTrue(picture.find("caption").text)
            name = picture.find("image").text.removeprefix("https://example.org/pictures/")
            self.assertTrue((ROOT / "docs/screenshots" / name).exists(), name)
