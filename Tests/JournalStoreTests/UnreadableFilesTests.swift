import Domain
import Files
import Foundation
import TestSupport
import Testing
import Wording

@testable import JournalStore

/// Tests of promise 3: nothing unreadable disappears.
@MainActor
struct UnreadableFilesTests {
    nonisolated static let cases: [(String, String)] = [
        ("", "Not a calendar file."),
        ("Dear diary", "Not a calendar file."),
        ("BEGIN:VCARD\r\nEND:VCARD\r\n", "Not a calendar file."),
        ("END:VCALENDAR\r\n", "Not a calendar file."),
        (
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n",
            "It is incomplete: the end of its VEVENT is missing."
        ),
        (
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n",
            "It is incomplete: the end of its VEVENT is missing."
        ),
        (
            calendar("BEGIN:VEVENT", "SUMMARY:Dentist", "DTSTART:20261120T140200Z", "END:VEVENT"),
            "Calendar event that is not a trip."
        ),
        (
            calendar("BEGIN:VJOURNAL", "SUMMARY:Diary", "END:VJOURNAL"),
            "Journal note that is not a film."
        ),
        (
            calendar("BEGIN:VTODO", "CATEGORIES:Trip", "END:VTODO"),
            "Task that is neither a film nor a trip."
        ),
        (calendar(), "Neither a film nor a trip."),
        (journal(), "A film needs a title."),
        (journal("SUMMARY: \\n "), "A film needs a title."),
        (
            journal("SUMMARY:M", "X-COUNTERFOIL-YEAR;VALUE=INTEGER:19450"),
            "19450 cannot be a film’s year: it is a number from 1870 to 2200."
        ),
        (event("SUMMARY:Somewhere"), "A trip needs a place to depart from."),
        (event("LOCATION:Ulm"), "A trip needs a place to arrive at."),
        (event("SUMMARY:A → B", start: nil), "It has no valid departure time."),
        (event("SUMMARY:A → B", start: "DTSTART:soon"), "It has no valid departure time."),
        (
            event("SUMMARY:A → B", start: "DTSTART:20261120T256099"),
            "It has no valid departure time."
        ),
        (
            event("SUMMARY:A → B", start: "DTSTART;VALUE=DATE:20261120"),
            "It has a day but no departure time."
        ),
        (
            event("SUMMARY:A → B", "DTEND:20261120T130000Z"),
            "The arrival is before the departure."
        ),
        (
            String(repeating: "BEGIN:VCALENDAR\r\n", count: 100_000),
            "Its parts are nested too deeply."
        ),
        (
            journal("SUMMARY:" + String(repeating: "x", count: 10_000)),
            "The title is too long. There is room for about 7,800 letters."
        ),
        (
            journal("SUMMARY:M", "DESCRIPTION:" + String(repeating: "x", count: 300_000)),
            "The notes are too long. There is room for about 250,000 letters."
        ),
    ]

    @Test(
        "What could not be opened for a passing reason is read the next time, whatever it looks like"
    )
    func passing() throws {
        let scratch = try ScratchFolder()
        try scratch.write(journal("SUMMARY:M"), to: "a.ics")
        let folder = try Folder(scratch.path)
        let opened = try #require(FileDescriptor(open(scratch.path + "a.ics", O_RDWR)))
        // Who holds a lease is told by a signal, here by one that does nothing.
        let (setSignal, setLease): (Int32, Int32) = (10, 1_024)
        #expect(fcntl(opened.number, setSignal, SIGURG) == 0)
        #expect(fcntl(opened.number, setLease, Int32(F_WRLCK)) == 0)
        let file = IndexedFile(reading: "a.ics", in: folder)
        #expect(file.stamp == nil)
        guard case .unreadable(let reason) = file.content else {
            Issue.record("\(file.content)")
            return
        }
        #expect(reason == .notOpened(EAGAIN))
        #expect(fcntl(opened.number, setLease, Int32(F_UNLCK)) == 0)
        #expect(try folder.entry(EntryID("a.ics")).entry == .film(Film(title: "M")))
    }

    @Test("A file that is no entry is listed with the reason", arguments: cases)
    func reason(text: String, reason: String) {
        #expect(Self.reason(of: Array(text.utf8)) == reason)
    }

    @Test("Bytes that are no UTF-8 are no entry")
    func notUTF8() {
        let bytes = Array(journal("SUMMARY:K").utf8).map { $0 == UInt8(ascii: "K") ? 0xF6 : $0 }
        #expect(Self.reason(of: bytes) == "Not UTF-8 text.")
    }

    /// Returns the reason why a file cannot be read, or `nil` for an entry.
    private static func reason(of bytes: [UInt8]) -> String? {
        guard case .unreadable(let reason) = IndexedFile(name: "a.ics", bytes: bytes).content
        else { return nil }
        return Localizer.inEnglish.reason(reason)
    }

    @Test("Files that are no entries are listed, cannot be changed, and stay as they are")
    func staysAsItIs() async throws {
        let folder = try ScratchFolder()
        for (index, (text, _)) in Self.cases.enumerated() {
            try folder.write(text, to: "\(index).ics")
        }
        let open = try await OpenJournal(in: folder)
        #expect(open.journal.condition.unreadable.count == Self.cases.count)
        #expect(await open.all.count == 0)
        for (index, (text, _)) in Self.cases.enumerated() {
            let id = EntryID("\(index).ics")
            await #expect(throws: JournalError.self) {
                try await open.journal.change(id) { _ in .film(.full) }
            }
            await #expect(throws: JournalError.self) { try await open.journal.delete(id) }
            #expect(try folder.text("\(index).ics") == text)
        }
        #expect(try folder.names.count == Self.cases.count)
    }

    @Test(
        "Why an entry is not there is told by its file, and what that says now is taken notice of")
    func defects() async throws {
        let folder = try ScratchFolder()
        for name in ["gone.ics", "poem.ics", "kept.ics"] {
            try folder.write(journal("SUMMARY:M"), to: name)
        }
        let open = try await OpenJournal(in: folder)
        try folder.remove("gone.ics")
        try folder.write("Dear diary", to: "poem.ics")
        let poem = FileError.content(.notCalendar)
        #expect(
            await open.journal.defect(of: EntryID("gone.ics"))
                == .entryGone(EntryID("gone.ics"), title: "M"))
        #expect(
            await open.journal.defect(of: EntryID("poem.ics"))
                == .unreadable(file: "poem.ics", title: "M", reason: poem))
        #expect(await open.journal.defect(of: EntryID("kept.ics")) == nil)
        #expect(await open.all.count == 1)
        #expect(
            open.journal.condition.unreadable == [UnreadableFile(name: "poem.ics", reason: poem)])
        #expect(
            await open.journal.defect(of: EntryID("../x.ics")) == .entryGone(EntryID("../x.ics")))
    }

    @Test("A file that can be read again is an entry again")
    func repaired() async throws {
        let folder = try ScratchFolder()
        try folder.write("Dear diary", to: "a.ics")
        let open = try await OpenJournal(in: folder)
        try folder.write(journal("SUMMARY:M"), to: "a.ics")
        let change = await open.change(after: "a.ics")
        #expect(change == JournalChange(added: [EntryID("a.ics")], conditionChanged: true))
        #expect(open.journal.condition == JournalCondition(folder: .ready))
    }
}
