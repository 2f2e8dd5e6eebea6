import Domain
import Foundation
import Signals
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct WritingTests {
    @Test("Until a write is safely on disk it is known that there is one")
    func unfinished() async throws {
        let open = try await OpenJournal()
        let journal = open.journal
        var told: [Bool] = []
        let subscription = journal.pendingWrites.signal.onReception { isWriting in
            MainActor.assumeIsolated { told.append(isWriting) }
            return .continue
        }
        let first = Task.immediate { try await journal.add(.film(Film(title: "A"))) }
        let second = Task.immediate { try await journal.add(.film(Film(title: "B"))) }
        #expect(!journal.pendingWrites.isEmpty && told == [true])
        let id = try await first.value
        _ = try await second.value
        #expect(journal.pendingWrites.isEmpty && told == [true, false])

        var wasWriting = false
        open.trash.onMove = { wasWriting = !journal.pendingWrites.isEmpty }
        _ = try await journal.delete(id)
        #expect(wasWriting && journal.pendingWrites.isEmpty)
        #expect(told == [true, false, true, false])
        withExtendedLifetime(subscription) {}
    }

    @Test("Another process that reads the folder finds the whole film")
    func filmSurvives() async throws {
        let first = try await OpenJournal()
        let id = try await first.journal.add(.film(.full))
        let second = try await OpenJournal(in: first.folder)
        #expect(await second.journal.entry(id) == .film(.full))
    }

    @Test("Another process that reads the folder finds the whole trip")
    func tripSurvives() async throws {
        let first = try await OpenJournal()
        let id = try await first.journal.add(.trip(.full))
        let second = try await OpenJournal(in: first.folder)
        #expect(await second.journal.entry(id) == .trip(.full))
    }

    @Test("An own change is told once, and the monitor's echo of it is not told again")
    func noEcho() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        #expect(open.changes == [JournalChange(added: [id])])
        try open.folder.write("BEGIN:VCALENDAR", to: "other.ics")
        open.monitor.happen(to: id.rawValue, in: open.journal.place.folder)
        let next = await open.change(after: "other.ics")
        #expect(next == JournalChange(conditionChanged: true))
        #expect(open.changes.count == 2)
    }

    @Test("A deleted entry is gone, and comes back as it was, byte for byte")
    func deleteAndRestore() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.trip(.full))
        let before = try open.folder.bytes(id.rawValue)
        let deleted = try await open.journal.delete(id)
        #expect(await open.journal.entry(id) == nil)
        #expect(try open.folder.names == [])
        try await open.journal.restore(deleted)
        #expect(try open.folder.bytes(id.rawValue) == before)
        #expect(
            open.changes == [
                JournalChange(added: [id]), JournalChange(removed: [id]),
                JournalChange(added: [id]),
            ])
    }

    @Test("A deleted entry comes back as it was last, and from its bytes where the trash is empty")
    func restoreFromTrash() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(Film(title: "M")))
        let before = try open.folder.bytes(id.rawValue)
        // Another program changes the file after it was read and before it goes to the trash.
        let changed = journal("SUMMARY:N")
        open.trash.onMove = { [folder = open.folder] in
            try? folder.write(changed, to: id.rawValue)
        }
        let deleted = try await open.journal.delete(id)
        #expect(open.trash.count == 1)
        try await open.journal.restore(deleted)
        #expect(open.trash.count == 0)
        #expect(try open.folder.text(id.rawValue) == changed)
        #expect(await open.titles == ["N"])

        open.trash.onMove = {}
        try open.folder.write(String(decoding: before, as: UTF8.self), to: id.rawValue)
        let again = try await open.journal.delete(id)
        open.trash.empty()
        try await open.journal.restore(again)
        #expect(try open.folder.bytes(id.rawValue) == before)
    }

    @Test("Who only writes opens no index, and the next to open the journal sees what it wrote")
    func onlyWriting() async throws {
        let open = try await OpenJournal(isOpened: false)
        await open.journal.start(showing: false)
        let id = try await open.journal.add(.film(.full))
        try await open.journal.change(id) { $0.tagged("new") }
        #expect(try open.cache.names == [])
        let next = try await OpenJournal(in: open.folder, cache: open.cache)
        #expect(await next.all.summaries(in: 0..<9).map(\.id) == [id])
    }

    @Test("Who only writes is told that there is no folder")
    func nowhere() async throws {
        let open = try await OpenJournal(at: "/nowhere/at/all", isOpened: false)
        await open.journal.start(showing: false)
        #expect(open.journal.condition.folder == .missing(path: "/nowhere/at/all"))
    }
}
