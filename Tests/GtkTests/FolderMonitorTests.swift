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
            var events: Set<FolderEvent> = []
            let monitor = try FolderMonitor(folder.path) { events.insert($0) }

            try folder.write("new", to: "a.ics")
            #expect(Display.turn { events.contains(.appeared("a.ics")) })
            try folder.append("more", to: "there.ics")
            #expect(Display.turn { events.contains(.changed("there.ics")) })
            try folder.rename("a.ics", to: "b.ics")
            #expect(Display.turn { events.contains(.renamed(from: "a.ics", to: "b.ics")) })
            try folder.remove("b.ics")
            #expect(Display.turn { events.contains(.disappeared("b.ics")) })
            _ = monitor
        }

        @Test("A file moved in from elsewhere appears, one moved out disappears")
        func moves() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("watched")
            try folder.write("a", to: "a.ics")
            var events: [FolderEvent] = []
            let monitor = try FolderMonitor(folder.path("watched")) { events.append($0) }

            try folder.rename("a.ics", to: "watched/a.ics")
            #expect(Display.turn { events.contains(.appeared("a.ics")) })
            try folder.rename("watched/a.ics", to: "a.ics")
            #expect(Display.turn { events.contains(.disappeared("a.ics")) })
            _ = monitor
        }

        @Test("A folder that goes and comes back is reported, and watched again")
        func folderItself() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("watched")
            var events: [FolderEvent] = []
            let monitor = try FolderMonitor(folder.path("watched")) { events.append($0) }

            try folder.remove("watched")
            #expect(Display.turn { events == [.folderDisappeared] })
            try folder.makeFolder("watched")
            #expect(Display.turn { events == [.folderDisappeared, .folderAppeared] })
            try folder.write("a", to: "watched/a.ics")
            #expect(Display.turn { events.contains(.appeared("a.ics")) })
            try folder.rename("watched", to: "away")
            // What was written may still be reported as changed, before or after this.
            let ofFolder: () -> [FolderEvent] = {
                events.filter { $0 == .folderDisappeared || $0 == .folderAppeared }
            }
            #expect(Display.turn { ofFolder().count == 3 && ofFolder()[2] == .folderDisappeared })
            try folder.rename("away", to: "watched")
            #expect(Display.turn { ofFolder().count == 4 && ofFolder()[3] == .folderAppeared })
            try folder.write("b", to: "watched/b.ics")
            #expect(Display.turn { events.contains(.appeared("b.ics")) })
            _ = monitor
        }

        @Test("Who may write into the folder is reported when it changes")
        func permissions() throws {
            let folder = try ScratchFolder()
            try folder.makeFolder("watched")
            var events: [FolderEvent] = []
            let monitor = try FolderMonitor(folder.path("watched")) { events.append($0) }
            try folder.setPermissions(0o500, of: "watched")
            #expect(Display.turn { events == [.folderChanged] })
            try folder.setPermissions(0o700, of: "watched")
            #expect(Display.turn { events == [.folderChanged, .folderChanged] })
            _ = monitor
        }

        @Test("A released monitor reports nothing more")
        func released() throws {
            let folder = try ScratchFolder()
            var silent: [FolderEvent] = []
            var heard: [FolderEvent] = []
            weak var gone: FolderMonitor?
            do {
                let monitor = try FolderMonitor(folder.path) { silent.append($0) }
                gone = monitor
            }
            #expect(gone == nil)
            let other = try FolderMonitor(folder.path) { heard.append($0) }
            try folder.write("a", to: "a.ics")
            #expect(Display.turn { heard.contains(.appeared("a.ics")) })
            #expect(silent == [])
            _ = other
        }
    }
}
