import TestSupport
import Testing

@testable import JournalFormat

struct ItemUIDTests {
    private func uid(_ text: String) throws -> String? {
        ItemUID.uid(in: try CalendarFile(Array(text.utf8)))
    }

    private func renewed(_ text: String, from old: String = "1") throws -> String {
        let bytes = try ItemUID.renewing(Array(text.utf8), from: old, to: "new")
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "It is the first one that a file has, whatever its item is",
        arguments: [
            (journal("SUMMARY:M"), "1"),
            (calendar("BEGIN:VTODO", "uid;X-A=\"b:c\": x y ", "END:VTODO"), "x y"),
            (calendar("BEGIN:VEVENT", "UID:", "END:VEVENT"), nil),
            (calendar("BEGIN:VEVENT", "SUMMARY:M", "END:VEVENT"), nil),
            (
                calendar(
                    "BEGIN:VTIMEZONE", "UID:zone", "TZID:X", "END:VTIMEZONE", "BEGIN:VEVENT",
                    "BEGIN:VALARM", "UID:alarm", "END:VALARM", "U", " ID:a", " b", "END:VEVENT"),
                "ab"
            ),
        ])
    func first(text: String, uid: String?) throws {
        #expect(try self.uid(text) == uid)
    }

    @Test("Another one takes its place in all items that had it, and every other byte stays")
    func renewing() throws {
        let text = calendar(
            "BEGIN:VEVENT", "UID;X-A=b:1", "X-UID:1", "SUMMARY:folded", "  on", "BEGIN:VALARM",
            "UID:1", "END:VALARM", "END:VEVENT", "BEGIN:VEVENT", "UID:1", "RECURRENCE-ID:2",
            "END:VEVENT", "BEGIN:VTODO", "UID:2", "END:VTODO")
        let expected = calendar(
            "BEGIN:VEVENT", "UID;X-A=b:new", "X-UID:1", "SUMMARY:folded", "  on", "BEGIN:VALARM",
            "UID:1", "END:VALARM", "END:VEVENT", "BEGIN:VEVENT", "UID:new", "RECURRENCE-ID:2",
            "END:VEVENT", "BEGIN:VTODO", "UID:2", "END:VTODO")
        #expect(try renewed(text) == expected)
        let bare = text.replacing("\r\n", with: "\n")
        #expect(try renewed(bare) == expected.replacing("\r\n", with: "\n"))
    }

    @Test("A file that has another one stays as it is")
    func another() throws {
        let text = journal("SUMMARY:M")
        #expect(try renewed(text, from: "2") == text)
    }
}

@Suite("UIDs that are made of something are the same for ever: files are known again by them")
struct MadeUIDTests {
    @Test("What stands in the files of versions before")
    func texts() {
        #expect(MadeUID.text(of: "uid@example.org") == "0d7e67c1-22cf-d25f-601d-f88c3d391bce")
        #expect(
            MadeUID.instead(of: "uid@example.org", in: "a.ics")
                == "77afb8a2-7be1-a785-e117-8a70c36ab4f4")
        #expect(
            MadeUID.instead(of: "1", in: "b.ics", count: 2)
                == "9e521272-2710-8f5f-6324-4514bc2ccc46")
    }
}
