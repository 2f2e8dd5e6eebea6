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
        for arguments in (("list", "--nonsense"), ("list", "extra"),
                          ("list", "--kind", "poem"), ("--journal",), ("--new", "poem")):
            with self.subTest(arguments):
                said = self.run_program(*arguments)
                self.assertEqual(said.status, 64, said)
                self.assertEqual(said.output, "")
                self.assertIn("Usage:", said.messages)

    def test_nothing_that_a_terminal_would_obey_comes_back_in_an_error(self):
        text = "x\x1b[31m\x07\x9b31m"
        for arguments in (("list", "--kind", text), ("list", "--from", text), (text,),
                          ("export", "--format", text), ("list", "--sort", text),
                          ("merge", text, text), ("export", text)):
            with self.subTest(arguments):
                said = self.run_program(*arguments)
                self.assertNotEqual(said.status, 0, said)
                for obeyed in "\x1b\x07\x9b":
                    self.assertNotIn(obeyed, said.output + said.messages)

    def test_without_a_display_the_window_says_so(self):
        for environment in ({}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "wayland-987"}):
            with self.subTest(environment):
                said = self.run_program("--journal", self.journal, environment=environment)
                self.assertEqual((said.status, said.output), (1, ""), said)
                self.assertEqual(
                    said.messages,
                    "counterfoil: There is no display for the window. Commands such as "
                    "“counterfoil list” need none; “counterfoil --help” names them.\n")

    def test_a_slip_is_no_file_to_open(self):
        for arguments, sentence in (
                (("imprt", "x"), "“imprt” is not a command; did you mean “import”? "
                                 "To open a file of that name, write “./imprt”."),
                (("add", "flim", "x"), "“add flim” is not a command; did you mean “add film”?"),
                (("add",), "Say what to add: “counterfoil add film”, “counterfoil add trip” or "
                 "“counterfoil add line”."),
                (("help", "exprot"), "“exprot” is not a command; did you mean “export”?")):
            with self.subTest(arguments):
                said = self.run_program(*arguments)
                self.assertEqual((said.status, said.output), (64, ""), said)
                self.assertEqual(said.messages.splitlines()[0], f"Error: {sentence}")
        (self.room / "imprt").write_text("x")
        said = self.run_program("open", self.room / "imprt")
        self.assertIn("display", said.messages)

    def test_an_empty_name_is_no_folder_to_import(self):
        for arguments in (("import", ""), ("open", ""), ("export", "", "--format", "json")):
            with self.subTest(arguments):
                said = self.run_program(*arguments)
                self.assertEqual((said.status, said.output), (64, ""), said)
                self.assertIn("The name of a file is empty.", said.messages)
