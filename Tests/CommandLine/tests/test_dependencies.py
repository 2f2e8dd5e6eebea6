"""scripts/deps installs what is missing, says what it cannot, and is quiet when all is there."""

import pathlib
import subprocess

from shell.case import CommandLineCase, Said

DEPENDENCIES = pathlib.Path(__file__).resolve().parents[3] / "scripts/deps"

# A Debian that has every package but those in MISSING, and on which USER types.
PROGRAMS = {
    "dpkg-query": """
        for package in "$@"; do
            case "$package $MISSING " in
                -*) ;;
                *" $package "*) echo "no packages found matching $package" >&2; status=1 ;;
                *) printf '%s:installed ' "$package" ;;
            esac
        done
        exit ${status:-0}""",
    "id": 'echo "$USER"',
    "sudo": """
        echo "sudo $*" >> "$CALLS"
        [ -z "$REFUSED" ] || exit 1
        [ "$1" != -n ] || shift
        exec "$@" """,
    "apt-get": """
        echo "apt-get $*" >> "$CALLS"
        case " $* " in *" $BROKEN "*) exit 100 ;; esac""",
    "true": "exit 0",
    "env": 'exec /usr/bin/env "$@"',
}


class DependenciesTest(CommandLineCase):
    def setUp(self):
        super().setUp()
        self.programs = self.room / "programs"
        self.programs.mkdir()
        for name, script in PROGRAMS.items():
            program = self.programs / name
            program.write_text(f"#!/bin/sh\n{script}\n")
            program.chmod(0o755)

    def dependencies(self, *sets, user=0, missing="", refused="", broken="nothing"):
        """Runs the script with no other program in its path than those above."""
        ran = subprocess.run(
            [DEPENDENCIES, *sets], capture_output=True, timeout=60, check=False,
            stdin=subprocess.DEVNULL,
            env={"PATH": str(self.programs), "CALLS": str(self.room / "calls"),
                 "USER": str(user), "MISSING": f" {missing}", "REFUSED": refused,
                 "BROKEN": broken})
        return Said(ran.returncode, ran.stdout, ran.stderr)

    @property
    def calls(self):
        """What was asked of sudo and apt-get, without their options."""
        path = self.room / "calls"
        if not path.exists():
            return []
        return [" ".join(word for word in line.split() if not word.startswith(("-q", "-o", "Dpkg")))
                for line in path.read_text().splitlines()]

    def refuses(self, said, *words):
        self.assertEqual(said.status, 1, said)
        for word in (*words, "xvfb", "install these", "then run the same command again"):
            self.assertIn(word, said.messages)

    def test_nothing_is_said_or_done_when_all_is_there(self):
        said = self.dependencies(
            "run", "test", "lint", "package", "root", "bench", "peers", user=1000)
        self.assertEqual((said.status, said.output, said.messages), (0, "", ""), said)
        self.assertEqual(self.calls, [])

    def test_root_installs_what_is_missing_and_nothing_else(self):
        said = self.done(self.dependencies("run", "test", missing="libical-dev xvfb sqlite3"))
        self.assertIn("libical-dev xvfb\n", said.output)
        self.assertEqual(self.calls, [
            "apt-get update", "apt-get install -y --no-install-recommends libical-dev xvfb"])

    def test_somebody_else_installs_it_by_sudo_which_never_waits_for_a_password(self):
        self.done(self.dependencies("test", user=1000, missing="xvfb"))
        asked = [call for call in self.calls if call.startswith("sudo")]
        self.assertEqual(asked[0], "sudo -n true")
        self.assertTrue(all(call.startswith("sudo -n ") for call in asked), asked)
        self.assertIn("apt-get install -y --no-install-recommends xvfb", self.calls)

    def test_without_apt_get_it_says_what_to_install(self):
        (self.programs / "apt-get").unlink()
        self.refuses(self.dependencies("test", missing="xvfb"), "no apt-get")

    def test_without_sudo_it_says_that_only_root_may(self):
        (self.programs / "sudo").unlink()
        self.refuses(self.dependencies("test", user=1000, missing="xvfb"), "only root", "no sudo")
        self.assertEqual(self.calls, [])

    def test_without_the_right_it_says_so_and_asks_for_nothing_more(self):
        said = self.dependencies("test", user=1000, missing="xvfb", refused="yes")
        self.refuses(said, "sudo did not give the right")
        self.assertEqual(self.calls, ["sudo -n true"])

    def test_what_apt_get_cannot_do_is_told(self):
        for broken, words in (("update", "'apt-get update' failed"),
                              ("install", "apt-get could not install them")):
            with self.subTest(broken):
                self.refuses(self.dependencies("test", missing="xvfb", broken=broken), words)

    def test_programs_to_measure_against_are_done_without_where_they_cannot_be_had(self):
        said = self.done(self.dependencies("peers", missing="gnote"))
        self.assertIn("gnote\n", said.output)
        for trouble, words in (({"broken": "install"}, "apt-get could not install them"),
                               ({"user": 1000, "refused": "yes"}, "sudo did not give the right")):
            with self.subTest(trouble):
                said = self.dependencies("peers", missing="gnote", **trouble)
                self.assertEqual(said.status, 0, said)
                self.assertIn("no gnote to measure against", said.messages)
                self.assertIn(words, said.messages)

    def test_without_dpkg_it_looks_for_the_libraries_and_programs_themselves(self):
        (self.programs / "dpkg-query").unlink()
        (self.programs / "apt-get").unlink()
        libraries = self.programs / "pkg-config"
        libraries.write_text("#!/bin/sh\nexit 0\n")
        libraries.chmod(0o755)
        self.done(self.dependencies("run"))
        self.refuses(self.dependencies("run", "test"), "no apt-get")

    def test_a_set_that_it_does_not_know_is_refused(self):
        said = self.dependencies("everything")
        self.assertEqual((said.status, said.output), (2, ""), said)
        self.assertIn("usage: scripts/deps", said.messages)
