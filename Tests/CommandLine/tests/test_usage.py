"""What the program says of itself, and what it answers to what makes no sense."""

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
