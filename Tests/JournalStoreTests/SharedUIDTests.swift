import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of files that other programs take for one, because they have the same UID.
@MainActor
struct SharedUIDTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// - Parameter age: the days since its last change.
    private func write(_ name: String, uid: String, age: Int, isEntry: Bool = true) throws {
        let category = isEntry ? "CATEGORIES:Film" : "CATEGORIES:Meeting"
        try folder.write(
            calendar("BEGIN:VJOURNAL", "UID:\(uid)", category, "SUMMARY:\(name)", "END:VJOURNAL"),
            to: name)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -86_400 * Double(age))],
            ofItemAtPath: folder.path + name)
    }

    private func twins(in open: OpenJournal) async throws -> [TwinFile] {
        try await open.journal.checkFiles { _ in }.twins
    }

    private func twin(_ name: String, of original: String, _ uid: String, isEntry: Bool = true)
        -> TwinFile
    {
        TwinFile(
            id: EntryID(name), name: name, original: original, uid: uid, isEntry: isEntry)
    }

    @Test("All but one are named: it keeps the UID that is named after it, or is older")
    func found() async throws {
        try write("a.ics", uid: "u", age: 1)
        try write("b.ics", uid: "u", age: 3)
        try write("c.ics", uid: "u", age: 2)
        try write("v.ics", uid: "v", age: 1)
        try write("copy.ics", uid: "v", age: 9)
        try write("other.ics", uid: "w", age: 1)
        let open = try await OpenJournal(in: folder)
        #expect(
            try await twins(in: open) == [
                twin("a.ics", of: "b.ics", "u"), twin("c.ics", of: "b.ics", "u"),
                twin("copy.ics", of: "v.ics", "v"),
            ])
    }

    @Test("An item that is not an entry counts as well, and keeps its UID")
    func foreign() async throws {
        try write("a.ics", uid: "u", age: 9)
        try write("b.ics", uid: "u", age: 1, isEntry: false)
        try write("c.ics", uid: "u", age: 0, isEntry: false)
        let open = try await OpenJournal(in: folder)
        #expect(
            try await twins(in: open) == [
                twin("a.ics", of: "b.ics", "u"), twin("c.ics", of: "b.ics", "u", isEntry: false),
            ])
    }

    @Test("Each gets a UID of its own, and nothing else is different; taken back, all is as before")
    func renewed() async throws {
        for name in ["a", "b", "c"] { try write("\(name).ics", uid: "a", age: 1) }
        let open = try await OpenJournal(in: folder)
        let before = try folder.names.map { try folder.text($0) }
        let renewals = try await twins(in: open).map { EntryBatch.Renewal($0.id, of: $0.uid) }
        let written = try await open.journal.write(EntryBatch(renewals: renewals)) { _ in }
        #expect(written.changed == 2 && written.added == 0)
        #expect(try await twins(in: open) == [])
        let after = try folder.names.map { try folder.text($0) }
        #expect(after[0] == before[0])
        let uids = after.compactMap { text in
            text.split(separator: "\r\n").first { $0.hasPrefix("UID:") }
        }
        #expect(Set(uids).count == 3)
        for (old, new) in zip(before, after) {
            let without = [old, new].map { text in
                text.split(separator: "\r\n").filter { !$0.hasPrefix("UID:") }
            }
            #expect(without[0] == without[1])
        }
        _ = try await open.journal.takeBack(written)
        #expect(try folder.names.map { try folder.text($0) } == before)
    }

    @Test("A file that got another UID meanwhile keeps that; changed and renewed at once is both")
    func meanwhile() async throws {
        try write("a.ics", uid: "u", age: 1)
        try write("b.ics", uid: "w", age: 1)
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("b.ics")
        let batch = EntryBatch(
            changes: [.init(EntryID("a.ics")) { $0.tagged("t") }],
            renewals: ["a.ics", "b.ics"].map { .init(EntryID($0), of: "u") })
        let written = try await open.journal.write(batch) { _ in }
        #expect(written.changed == 1)
        #expect(try folder.text("b.ics") == before)
        #expect(try !folder.text("a.ics").contains("UID:u\r\n"))
        #expect(await open.journal.entry(EntryID("a.ics"))?.tags == ["t"])
    }

    @Test("One that is gone lets the whole repair fail")
    func gone() async throws {
        try write("a.ics", uid: "u", age: 1)
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("a.ics")
        let renewals = ["a.ics", "gone.ics"].map { EntryBatch.Renewal(EntryID($0), of: "u") }
        await #expect(throws: JournalError.entryGone(EntryID("gone.ics"))) {
            try await open.journal.write(EntryBatch(renewals: renewals)) { _ in }
        }
        #expect(try folder.text("a.ics") == before)
        #expect(try folder.names == ["a.ics"])
    }
}
