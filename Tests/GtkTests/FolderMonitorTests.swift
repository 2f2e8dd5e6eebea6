import Gtk
import GtkTestSupport
import TestSupport
import Testing

extension GtkTests {
    @Suite("The folder monitor")
    struct FolderMonitorTests {
        init() throws { try Display.start() }

        @Test("Files that come, change, get another name and go are reported by name")
        func files() throws {
            let folder = try ScratchFolder()
            try folder.write("old", to: "there.ics")
            var names: [String] = []
            let monitor = try FolderMonitor(folder.path) { names.append($0) }

            try folder.write("new", to: "a.ics")
            #expect(Display.turn { names.contains("a.ics") })
            try folder.append("more", to: "there.ics")
            #expect(Display.turn { names.contains("there.ics") })
            names = []
            try folder.rename("a.ics", to: "b.ics")
            #expect(Display.turn { Set(names).isSuperset(of: ["a.ics", "b.ics"]) })
            names = []
            try folder.remove("b.ics")
            #expect(Display.turn { names.contains("b.ics") })
            _ = monitor
        }

        @Test("A file that is moved in from elsewhere or out is reported, and not where it went")
        func moves() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("watched")
            try folder.write("a", to: "a.ics")
            var names: [String] = []
            let monitor = try FolderMonitor(folder.path("watched")) { names.append($0) }

            try folder.rename("a.ics", to: "watched/a.ics")
            #expect(Display.turn { names.contains("a.ics") })
            names = []
            try folder.rename("watched/a.ics", to: "b.ics")
            #expect(Display.turn { names.contains("a.ics") })
            #expect(!names.contains("b.ics"))
            _ = monitor
        }

        @Test("A folder that goes, comes back or gets other permissions is told of above it")
        func folderInside() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("inside")
            var names: [String] = []
            let monitor = try FolderMonitor(folder.path) { names.append($0) }
            let changes: [() throws -> Void] = [
                { try folder.setPermissions(0o500, of: "inside") },
                { try folder.setPermissions(0o700, of: "inside") },
                { try folder.rename("inside", to: "away") },
                { try folder.rename("away", to: "inside") }, { try folder.remove("inside") },
                { try folder.makeFolder("inside") },
            ]
            for change in changes {
                names = []
                try change()
                #expect(Display.turn { names.contains("inside") })
            }
            _ = monitor
        }

        @Test("Of the folder itself nothing is told")
        func folderItself() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("watched")
            var silent: [String] = []
            var heard: [String] = []
            let monitor = try FolderMonitor(folder.path("watched")) { silent.append($0) }
            let above = try FolderMonitor(folder.path) { heard.append($0) }
            try folder.remove("watched")
            #expect(Display.turn { heard.contains("watched") })
            #expect(silent == [])
            _ = (monitor, above)
        }

        @Test("A released monitor reports nothing more")
        func released() throws {
            let folder = try ScratchFolder()
            var silent: [String] = []
            var heard: [String] = []
            weak var gone: FolderMonitor?
            do {
                let monitor = try FolderMonitor(folder.path) { silent.append($0) }
                gone = monitor
            }
            #expect(gone == nil)
            let other = try FolderMonitor(folder.path) { heard.append($0) }
            try folder.write("a", to: "a.ics")
            #expect(Display.turn { heard.contains("a.ics") })
            #expect(silent == [])
            _ = other
        }
    }
}
