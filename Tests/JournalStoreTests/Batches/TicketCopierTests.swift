import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@Suite("Tickets of imported trips")
@MainActor
struct TicketCopierTests {
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    private var tickets: String { folder.path("of/tickets") }

    private func batch(_ content: [UInt8] = Array("%PDF-1".utf8)) -> EntryBatch {
        let placeholder = TicketFile.copy(of: "a.pdf")
        var batch = EntryBatch(
            title: "a.pdf",
            additions: [TravelMode.train, .bus].map {
                var trip = Trip.full
                trip.mode = $0
                trip.ticketFile = placeholder
                return .entry(.trip(trip))
            })
        batch.tickets = [
            ImportedTicket(placeholder, in: tickets, as: "2026-11-20 A – B.pdf") {
                () throws(ImportError) in content
            }
        ]
        return batch
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: tickets)) ?? []).sorted()
    }

    private func paths(_ open: OpenJournal) async -> [String] {
        var paths: [String] = []
        for id in open.changes.last?.added ?? [] {
            if case .trip(let trip)? = await open.journal.entry(id) {
                paths.append(trip.ticketFile?.path ?? "")
            }
        }
        return paths
    }

    @Test("One copy is kept of a ticket of several trips, never in the place of another file")
    func kept() async throws {
        let open = try await OpenJournal()
        try FileManager.default.createDirectory(atPath: tickets, withIntermediateDirectories: true)
        let mine = Data("mine".utf8)
        try mine.write(to: URL(filePath: tickets + "/2026-11-20 A – B.pdf"))
        _ = try await open.journal.write(batch()) { _ in }
        #expect(names == ["2026-11-20 A – B 2.pdf", "2026-11-20 A – B.pdf"])
        let copy = tickets + "/2026-11-20 A – B 2.pdf"
        #expect(await paths(open) == [copy, copy])
        #expect(FileManager.default.contents(atPath: copy) == Data("%PDF-1".utf8))
        #expect(
            FileManager.default.contents(atPath: tickets + "/2026-11-20 A – B.pdf") == mine)
        #expect(try open.folder.names.allSatisfy { $0.hasSuffix(".ics") })
    }

    @Test("With the import it goes to the trash, and comes back where that is done again")
    func undone() async throws {
        let open = try await OpenJournal()
        let journal = UndoableJournal(open.journal)
        _ = try await journal.write(batch()) { _ in }
        #expect(names.count == 1)
        try await journal.steps.undo()
        #expect(names.isEmpty && open.trash.trashed.contains { $0.hasSuffix("A – B.pdf") })
        try await journal.steps.redo()
        #expect(names == ["2026-11-20 A – B.pdf"])
        try await journal.steps.undo()
        #expect(names.isEmpty)
    }

    @Test("The picture of a film is kept, goes and comes back as a ticket does")
    func picture() async throws {
        let open = try await OpenJournal()
        let journal = UndoableJournal(open.journal)
        let placeholder = TicketFile.copy(of: "poster.jpg")
        var film = Film(title: "M")
        film.picture = placeholder
        var batch = EntryBatch(title: "films", additions: [.entry(.film(film))])
        batch.tickets = [
            ImportedTicket(placeholder, in: tickets, as: "M.jpg") { () throws(ImportError) in [1] }
        ]
        _ = try await journal.write(batch) { _ in }
        let id = try #require(open.changes.last?.added.first)
        #expect(await open.journal.entry(id)?.storedFile?.path == tickets + "/M.jpg")
        try await journal.steps.undo()
        #expect(names.isEmpty)
        try await journal.steps.redo()
        #expect(names == ["M.jpg"])
    }

    @Test("Tickets count in the progress, and other changes are written while they are copied")
    func progress() async throws {
        let open = try await OpenJournal()
        let isAdded = DispatchSemaphore(value: 0)
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        var batch = batch()
        batch.tickets.append(
            ImportedTicket(.copy(of: "b.pdf"), in: tickets, as: "b.pdf") {
                () throws(ImportError) in
                begin.yield()
                return isAdded.wait(timeout: .now() + 10) == .success ? [1] : nil
            })
        var told: [ImportProgress] = []
        let writing = Task { [batch] in
            try await open.journal.write(batch) { told.append($0) }
        }
        for await _ in begun { break }
        _ = try await open.journal.add(.film(Film(title: "M")))
        isAdded.signal()
        #expect(try await writing.value.added == 2)
        #expect(told.map(\.done) == [1, 2, 2, 4] && told.allSatisfy { $0.total == 4 })
    }

    @Test("It stays with another entry that was given the same file since")
    func shared() async throws {
        let open = try await OpenJournal()
        let written = try await open.journal.write(batch()) { _ in }
        let path = tickets + "/2026-11-20 A – B.pdf"
        var film = Film(title: "M")
        film.picture = TicketFile(path: path)
        let id = try await open.journal.add(.film(film))
        let back = try await open.journal.takeBack(written)
        #expect(back.removed == 2 && names == ["2026-11-20 A – B.pdf"])
        #expect(await open.journal.entry(id)?.storedFile?.path == path)
    }

    /// A way in which a file of the journal cannot be read as an entry.
    enum Unread: CaseIterable {
        case isBrokenOff, isLink, isMissing, hasClosedName

        func happen(to name: String, in folder: ScratchFolder) throws {
            switch self {
            case .isBrokenOff: try folder.write("BEGIN:VCALENDAR\r\n", to: name)
            case .isLink:
                try folder.rename(name, to: "elsewhere")
                symlink("elsewhere", folder.path(name))
            case .isMissing: try folder.remove(name)
            case .hasClosedName:
                let closed = (folder.path + "?.ics").utf8CString.map { $0 == 0x3F ? -1 : $0 }
                rename(folder.path(name), closed)
            }
        }
    }

    @Test(
        "It stays while an entry that may have been given it cannot be read",
        arguments: Unread.allCases)
    func unread(_ unread: Unread) async throws {
        // A folder that is not watched is not compared meanwhile. Only the index knows a missing
        // entry.
        let open = try await OpenJournal(isOpened: false)
        if unread == .isMissing { await open.journal.start() }
        let written = try await open.journal.write(batch()) { _ in }
        var film = Film(title: "M")
        film.picture = TicketFile(path: tickets + "/2026-11-20 A – B.pdf")
        let id = try await open.journal.add(.film(film))
        try unread.happen(to: id.rawValue, in: open.folder)
        let back = try await open.journal.takeBack(written)
        #expect(back.removed == 2 && names == ["2026-11-20 A – B.pdf"])
    }

    @Test("Another start of the program takes it back too")
    func later() async throws {
        let open = try await OpenJournal()
        _ = try await open.journal.write(batch()) { _ in }
        let next = try await OpenJournal(
            in: open.folder, cache: open.cache, records: open.records)
        let written = try #require(try await next.journal.lastBatch())
        _ = try await next.journal.takeBack(written)
        #expect(names.isEmpty && next.trash.trashed.contains { $0.hasSuffix("A – B.pdf") })
    }

    @Test("It stays with a trip that was changed since, and so does a changed ticket")
    func staying() async throws {
        let open = try await OpenJournal()
        let written = try await open.journal.write(batch()) { _ in }
        let id = try #require(open.changes.last?.added.first)
        try await open.journal.change(id) { entry in
            guard case .trip(var trip) = entry else { return entry }
            trip.tags.append("mine")
            return .trip(trip)
        }
        let back = try await open.journal.takeBack(written)
        #expect(back.kept == [id] && names == ["2026-11-20 A – B.pdf"])

        let other = try await open.journal.write(batch()) { _ in }
        let copy = tickets + "/2026-11-20 A – B 2.pdf"
        try Data("noted on".utf8).write(to: URL(filePath: copy))
        _ = try await open.journal.takeBack(other)
        #expect(names.count == 2)
    }

    @Test("Where it cannot be kept nothing is imported, and the reason names the folder")
    func notKept() async throws {
        let open = try await OpenJournal()
        try folder.write("no folder", to: "of")
        let error = await #expect(throws: JournalError.self) {
            _ = try await open.journal.write(batch()) { _ in }
        }
        guard case .file(_, _, .ticketNotKept(let path, _))? = error else {
            return #expect(Bool(false))
        }
        #expect(path.hasSuffix("of/tickets"))
        #expect(try open.folder.names.isEmpty && open.trash.trashed.isEmpty)
    }

    @Test("A ticket that cannot be read any more, or trips that cannot be written, leave no file")
    func nothingLeft() async throws {
        let open = try await OpenJournal()
        var gone = batch()
        gone.tickets.append(
            ImportedTicket(.copy(of: "b.pdf"), in: tickets, as: "b.pdf") {
                () throws(ImportError) in throw .unreadable(SourcePlace(file: "b.pdf"), .changing)
            })
        await #expect(throws: JournalError.self) {
            _ = try await open.journal.write(gone) { _ in }
        }
        #expect(names.isEmpty)
        var wrong = batch()
        wrong.changes = [EntryBatch.Change(EntryID("none.ics")) { $0 }]
        await #expect(throws: JournalError.self) {
            _ = try await open.journal.write(wrong) { _ in }
        }
        #expect(names.isEmpty)
    }

    @Test("A trip without a copy of its ticket has none")
    func none() async throws {
        let open = try await OpenJournal()
        var batch = batch()
        batch.tickets[0] = ImportedTicket(.copy(of: "other.pdf"), in: tickets, as: "o.pdf") {
            () throws(ImportError) in []
        }
        _ = try await open.journal.write(batch) { _ in }
        #expect(await paths(open) == ["", ""])
    }
}
