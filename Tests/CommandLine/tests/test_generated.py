"""The man page and the completions come from the parser, and are of use."""

import os
import pathlib
import subprocess
import unicodedata

from shell.case import CommandLineCase

ROOT = pathlib.Path(__file__).resolve().parents[3]
COMMANDS = ("open", "list", "add", "import", "export", "check")


class GeneratedTest(CommandLineCase):
    def generate(self, subject):
        made = subprocess.run(
            [ROOT / "scripts/generate", subject], capture_output=True, text=True, timeout=600,
            check=False)
        self.assertEqual(made.returncode, 0, made.stderr)
        return [ROOT / line.split()[0] for line in made.stdout.splitlines()]

    def test_the_man_pages_name_every_command_in_each_language(self):
        pages = self.generate("man")
        languages = sorted(path.stem for path in (ROOT / "resources/po").glob("*.po"))
        self.assertEqual([page.relative_to(ROOT / ".build/man").as_posix() for page in pages],
                         ["man1/counterfoil.1",
                          *(f"{language}/man1/counterfoil.1" for language in languages)])
        for page in pages:
            with self.subTest(page):
                self.expect_whole(page)
        english, german = (self.shown(pages[number]) for number in (0, languages.index("de") + 1))
        self.assertRegex(english, r"Ctrl\+Shift\+N\s+New trip\n")
        # What is typed is typed the same, also where it is not ASCII.
        for text in (english, german):
            self.assertIn("Wien 23:33", " ".join(text.split()))
            self.assertIn("→", text)
            self.assertIn("--dry-run", text)
        self.assertIn("Filme und Fahrten", german)
        for english_words in ("List films", "New trip"):
            self.assertIn(english_words, english)
            self.assertNotIn(english_words, german)

    def expect_whole(self, page):
        """The page names the commands, and man shows it without a complaint, no line too wide."""
        text = page.read_text(encoding="utf-8")
        self.assertIn("\n.Dt COUNTERFOIL 1\n", text)
        for command in (*COMMANDS, "add film", "add trip", "claim write", "record arrived"):
            self.assertIn(f'\n.Ss "counterfoil {command}"\n', text)
        shown = self.shown(page)
        for line in shown.splitlines():
            width = sum(1 + (unicodedata.east_asian_width(letter) in "WF") for letter in line
                        if not unicodedata.combining(letter) and letter.isprintable())
            self.assertLessEqual(width, 80, line)

    def shown(self, page):
        """What man makes of a page, in letters of every language."""
        made = subprocess.run(
            ["man", "--warnings", "-l", page], capture_output=True, text=True, timeout=60,
            check=True, env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80",
                             "MAN_KEEP_FORMATTING": "", "PAGER": "cat"})
        self.assertEqual(made.stderr, "")
        return made.stdout

    def test_bash_completes_commands_and_options(self):
        scripts = self.generate("completions")
        self.assertEqual([script.name for script in scripts],
                         ["counterfoil", "_counterfoil", "counterfoil.fish"])
        for words, wanted in ((["counterfoil", "l"], {"list"}),
                              (["counterfoil", "list", "--se"], {"--search"}),
                              (["counterfoil", "list", "--kind", ""], {"film", "trip"})):
            with self.subTest(words):
                self.assertLessEqual(wanted, self.completions(scripts[0], words))
        for script in scripts[1:]:
            text = script.read_text(encoding="utf-8")
            for command in COMMANDS:
                self.assertIn(command, text)

    def completions(self, script, words):
        """What bash offers behind these words."""
        line = " ".join(words)
        quoted = " ".join(f"'{word}'" for word in words)
        offered = subprocess.run(
            ["bash", "-c", f"""
                source '{script}'
                COMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1}
                COMP_LINE='{line}' COMP_POINT={len(line)}
                _counterfoil counterfoil '{words[-1]}' '{words[-2]}'
                printf '%s\\n' "${{COMPREPLY[@]}}"
                """],
            capture_output=True, text=True, timeout=60, check=True)
        return {word.strip() for word in offered.stdout.splitlines()}
