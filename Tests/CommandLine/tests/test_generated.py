"""The man page and the completions come from the parser, and are of use."""

import pathlib
import subprocess

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

    def test_the_man_page_names_every_command(self):
        page, = self.generate("man")
        text = page.read_text(encoding="utf-8")
        self.assertTrue(text.splitlines()[2].startswith(".Dt COUNTERFOIL 1"), text[:200])
        for command in (*COMMANDS, "film", "trip"):
            self.assertIn(f".It Em {command}\n", text)

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
