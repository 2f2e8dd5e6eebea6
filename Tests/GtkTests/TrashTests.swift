import Foundation
import Gtk
import TestSupport
import Testing

extension GtkTests {
    @Suite("The trash")
    struct TrashTests {
        @Test("A file moved to the trash is gone from its folder and can be got back")
        func moves() throws {
            let folder = try ScratchFolder()
            try folder.write("a", to: "film.ics")
            try folder.makeFolder("data")

            let probe = try Probe.run(
                "TrashProbe", [folder.path("film.ics")],
                environment: ["XDG_DATA_HOME": folder.path("data")])

            #expect(probe.output == "moved\n")
            #expect(try folder.names == ["data"])
            #expect(
                try FileManager.default.contentsOfDirectory(
                    atPath: folder.path("data/Trash/files")) == ["film.ics"])
        }

        @Test(
            "A file is moved back once, and leaves nothing in the trash but what was there before")
        func movesBack() throws {
            let folder = try ScratchFolder()
            try folder.write("a", to: "film.ics")
            try folder.makeFolder("data")
            let environment = ["XDG_DATA_HOME": folder.path("data")]
            _ = try Probe.run("TrashProbe", [folder.path("film.ics")], environment: environment)
            try folder.write("b", to: "film.ics")

            let probe = try Probe.run(
                "TrashProbe", [folder.path("film.ics"), "back"], environment: environment)

            #expect(probe.output == "moved\nback\nlost\n")
            #expect(try folder.text("film.ics") == "b")
            for (kind, name) in [("files", "film.ics"), ("info", "film.ics.trashinfo")] {
                #expect(
                    try FileManager.default.contentsOfDirectory(
                        atPath: folder.path("data/Trash/\(kind)")) == [name])
            }
        }

        @Test("What another process moved there is found by where it was, and moved back")
        func finds() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("data")
            let environment = ["XDG_DATA_HOME": folder.path("data")]
            let (film, other) = (folder.path("a (1) ä.ics"), folder.path("b.ics"))
            for name in ["a (1) ä.ics", "b.ics"] { try folder.write(name, to: name) }
            for path in [film, other] {
                _ = try Probe.run("TrashProbe", [path], environment: environment)
            }

            let probe = try Probe.run("TrashProbe", [film, "find"], environment: environment)

            #expect(probe.output == "back\n")
            #expect(try folder.text("a (1) ä.ics") == "a (1) ä.ics")
            let again = try Probe.run("TrashProbe", [film, "find"], environment: environment)
            #expect(again.output == "lost\n")
            #expect(
                try FileManager.default.contentsOfDirectory(
                    atPath: folder.path("data/Trash/info")) == ["b.ics.trashinfo"])
        }

        @Test("A file that is not there is an error with words that name it")
        func missing() throws {
            let folder = try ScratchFolder()
            let error = try #require(throws: SystemError.self) {
                try Trash.move(folder.path("nowhere.ics"))
            }
            #expect(error.message.contains("nowhere.ics"))
            #expect(error.domain == "g-io-error-quark")
            #expect(!error.isNotSupported)
        }
    }
}
