"""What the program says of itself, and what it answers to what makes no sense."""

import resource

from shell.case import CommandLineCase


class UsageTest(CommandLineCase):
    def test_help_names_every_command_and_the_exit_statuses(self):
        said = self.done(self.run_program("--help"))
        commands = ("list", "add", "import", "export", "check")
        for word in (*commands, "--journal", "0", "1", "64", "130"):
            self.assertIn(word, said.output)
        self.assertEqual(said.messages, "")

    def test_what_nobody_knows_is_answered_on_standard_error_with_64(self):
        for arguments in (("list", "--nonsense"), ("list", "extra"), ("add", "poem"),
                          ("list", "--kind", "poem"), ("--journal",)):
            with self.subTest(arguments):
                said = self.run_program(*arguments)
                self.assertEqual(said.status, 64, said)
                self.assertEqual(said.output, "")
                self.assertIn("Usage:", said.messages)

    def test_without_a_display_the_window_says_so(self):
        said = self.run_program("--journal", self.journal)
        self.assertNotEqual(said.status, 0)
        self.assertIn("display", said.messages)

    def test_where_too_few_files_may_be_open_it_is_said_and_nothing_is_tried(self):
        for arguments in (("list",), ("check",), ("add", "film", "M"), ("export", "--format", "json"),
                          ("import", "--undo")):
            for limit in (16, 24):
                with self.subTest(arguments, limit=limit):
                    process = self.start(
                        *arguments, "--journal", self.journal,
                        preexec_fn=lambda limit=limit: resource.setrlimit(
                            resource.RLIMIT_NOFILE, (limit, limit)))
                    output, messages = process.communicate(timeout=10)
                    self.assertEqual(process.returncode, 1, messages)
                    self.assertEqual(output, b"")
                    self.assertIn(b"ulimit -n 64", messages)
        self.assertEqual(self.files(), {})

    def test_a_limit_that_can_be_raised_is_raised(self):
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        process = self.start(
            "list", "--journal", self.journal,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (16, hard)))
        messages = process.communicate(timeout=10)[1]
        self.assertEqual(process.returncode, 0, messages)
