import Testing

@testable import Counterfoil

struct UnknownCommandTests {
    private func sentence(_ arguments: String..., files: [String] = []) -> String? {
        UnknownCommand.sentence(
            about: arguments,
            commands: ["list": [], "import": [], "check": [], "add": ["film", "trip"]],
            isFile: files.contains)
    }

    @Test("A slip is answered with the command that is near, and with the way to open a file")
    func slips() {
        for (typed, meant) in [
            ("imprt", "import"), ("LST", "list"), ("chekc", "check"), ("hlep", "help"),
        ] {
            #expect(
                sentence("--journal", "list", typed, "x")
                    == "“\(typed)” is not a command; did you mean “\(meant)”? To open a file of "
                    + "that name, write “./\(typed)”.")
        }
        #expect(
            sentence("poem")
                == "“poem” is not a command. To open a file of that name, write “./poem”.")
    }

    @Test("An existing file, a file name and anything but a word are taken as files")
    func files() {
        #expect(sentence("imprt", files: ["imprt"]) == nil)
        for name in ["./imprt", "list.csv", "/imprt", "2026", "", "Reisen 2026", "ärger"] {
            #expect(sentence(name) == nil, "\(name)")
        }
        #expect(sentence("--", "imprt") == nil)
    }

    @Test("Commands are no slips, and neither are options, before or after them")
    func commands() {
        #expect(sentence() == nil)
        for name in ["list", "import", "help", "--version", "-h", "--halp", "---completion"] {
            #expect(sentence(name, "imprt") == (name == "help" ? sentence("help", "imprt") : nil))
        }
        #expect(sentence("--journal=imprt", "list") == nil)
        #expect(sentence("--journal") == nil)
        #expect(sentence("help", "add", "film") == nil)
        #expect(
            sentence("help", "imprt") == "“imprt” is not a command; did you mean “import”?")
    }

    @Test("What comes after a command that has commands of its own is one of them")
    func second() {
        #expect(sentence("add", "--journal", "x", "film", "X") == nil)
        #expect(sentence("add", "--help") == nil)
        #expect(
            sentence("add", "flim", "X")
                == "“add flim” is not a command; did you mean “add film”?")
        #expect(sentence("add", "poem") == "“add poem” is not a command.")
        #expect(
            sentence("add", "--journal", "x")
                == "Say what to add: “counterfoil add film” or “counterfoil add trip”.")
    }
}
