import Foundation
import Gtk
import TestSupport
import Testing

extension GtkTests {
    @Suite("Files of groups of keys and values")
    struct KeyFileTests {
        @Test("A saved value is read back, and the rest of the file stays")
        func kept() throws {
            let folder = try ScratchFolder()
            for (key, value) in [("first", 1), ("second", 2)] {
                let keys = KeyFile(path: folder.path("settings.ini"))
                keys.set(key, to: value, in: "Group")
                try keys.save()
            }
            let keys = KeyFile(path: folder.path("settings.ini"))
            #expect(keys.integer("first", in: "Group") == 1)
            #expect(keys.integer("second", in: "Group") == 2)
            #expect(try folder.names == ["settings.ini"])
        }

        @Test(
            "A damaged file counts as empty, and what it was is not lost",
            arguments: ["no key\n[Group]\nfirst=1\n", "[Group\nfirst=1\n"])
        func damaged(_ text: String) throws {
            let folder = try ScratchFolder()
            try folder.write(text, to: "settings.ini")
            let keys = KeyFile(path: folder.path("settings.ini"))
            #expect(keys.integer("first", in: "Group") == nil)
            keys.set("second", to: 2, in: "Group")
            // The copy of the damaged file is not overwritten by later saves.
            for _ in 1...2 { try keys.save() }
            let again = KeyFile(path: folder.path("settings.ini"))
            #expect(again.integer("second", in: "Group") == 2)
            let bad = folder.path("settings.ini.bad")
            #expect(try String(contentsOfFile: bad, encoding: .utf8) == text)
        }
    }
}
