import Domain
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JournalStore

@Suite("Where there is no trash")
@MainActor
struct WithoutTrashTests {
    private func journal(disk: Disk = .real) async throws -> OpenJournal {
        let open = try await OpenJournal(disk: disk)
        open.trash.refusal = TrashFailure(
            "Trashing on system internal mounts is not supported", isMissing: true)
        return open
    }

    /// Returns the kept files, without the folders that hold them.
    private func kept(by open: OpenJournal) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: open.removed.path)
            .map { ($0 as NSString).lastPathComponent }.filter { $0.hasSuffix(".ics") }.sorted()
    }

    @Test("A deleted entry is kept aside, and put back byte for byte")
    func deletes() async throws {
        let open = try await journal()
        let id = try await open.journal.add(.film(.full))
        let before = try open.folder.bytes(id.rawValue)
        let deleted = try await open.journal.delete(id)
        guard case .aside(let path) = deleted.place else {
            Issue.record("It is said to be in the trash.")
            return
        }
        #expect(path.hasPrefix(open.removed.path))
        #expect(try open.folder.names == [])
        #expect(open.changes.last == JournalChange(removed: [id]))
        #expect(try Array(Data(contentsOf: URL(filePath: "\(path)/\(id)"))) == before)
        try await open.journal.restore(deleted)
        #expect(try open.folder.bytes(id.rawValue) == before)
        #expect(open.changes.last == JournalChange(added: [id]))
        #expect(try kept(by: open) == [])
    }

    @Test("What the file said at the very last comes back, and what was known where it is lost")
    func newest() async throws {
        let open = try await journal()
        let id = try await open.journal.add(.film(.full))
        let deleted = try await open.journal.delete(id)
        guard case .aside(let path) = deleted.place else { throw WrongKind() }
        try Data("BEGIN:VCALENDAR\n".utf8).write(to: URL(filePath: "\(path)/\(id)"))
        try await open.journal.restore(deleted)
        #expect(try open.folder.text(id.rawValue) == "BEGIN:VCALENDAR\n")
        try open.folder.remove(id.rawValue)
        try await open.journal.restore(deleted)
        #expect(try open.folder.bytes(id.rawValue) == deleted.content)
    }

    @Test("When the offer ends nothing is kept any more")
    func ends() async throws {
        let open = try await journal()
        let ids = [
            try await open.journal.add(.film(.full)), try await open.journal.add(.film(.full)),
        ]
        for id in ids { _ = try await open.journal.delete(id) }
        #expect(try kept(by: open).count == 2)
        open.journal.endOffers()
        #expect(try open.removed.names == [])
    }

    @Test("What a batch added is kept aside in one folder, and can be written again")
    func takesBack() async throws {
        let open = try await journal()
        let id = try await open.journal.add(.film(.full))
        let before = try open.folder.bytes(id.rawValue)
        let written = try await open.journal.write(.films(20, tagging: [id])) { _ in }
        let contents = try await open.journal.contents(of: written)
        let names = try open.folder.names
        let back = try await open.journal.takeBack(written)
        guard case .aside(let path) = back.place else {
            Issue.record("They are said to be in the trash.")
            return
        }
        #expect(back.removed == 20 && back.restored == 1)
        #expect(try open.folder.names == [id.rawValue])
        #expect(try open.folder.bytes(id.rawValue) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 20)
        let again = try await open.journal.write(contents) { _ in }
        #expect(again.added == 20 && again.changed == 1)
        #expect(try open.folder.names == names)
        #expect(await open.journal.entry(id)?.tags.last == "t")
        open.journal.endOffers()
        #expect(try open.removed.names == [])
    }

    @Test("A trash that is there and refuses keeps the entry where it is")
    func refuses() async throws {
        let open = try await OpenJournal()
        open.trash.refusal = TrashFailure("It is full.")
        let id = try await open.journal.add(.film(.full))
        let error = JournalError.trash(
            file: id.rawValue, title: Entry.film(.full).nameInList, reason: .said("It is full."))
        await #expect(throws: error) { try await open.journal.delete(id) }
        #expect(try open.folder.names == [id.rawValue])
        #expect(try open.removed.names == [])
    }

    @Test("What cannot be kept is not removed, and why is said")
    func cannotKeep() async throws {
        let disk = Disk(
            write: Disk.real.write, flush: Disk.real.flush,
            flushEverything: { descriptor in
                guard Self.path(of: descriptor).contains("/removed-") else {
                    return Disk.real.flushEverything(descriptor)
                }
                errno = ENOSPC
                return -1
            })
        let folder = try ScratchFolder()
        let removed = try ScratchFolder()
        let records = try ScratchFolder()
        let trash = TrashDouble()
        trash.refusal = TrashFailure("There is none.", isMissing: true)
        let journal = FolderJournal(
            folder: folder.url, cache: records.url, records: records.url,
            removed: removed.url.appending(path: "removed-"), monitor: FolderMonitorDouble(),
            trash: trash, quiet: .zero, now: Date.init, log: RecordedLog().logger, disk: disk)
        await journal.open()
        let id = try await journal.add(.film(.full))
        let written = try await journal.write(.films(3)) { _ in }
        let names = try folder.names
        await #expect(throws: JournalError.self) { try await journal.delete(id) }
        await #expect(throws: JournalError.self) { try await journal.takeBack(written) }
        #expect(try folder.names == names)
        #expect(try await journal.lastBatch() == written)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: removed.path)
                .filter { $0.hasSuffix(".ics") } == [])
    }

    nonisolated private static func path(of descriptor: Int32) -> String {
        (try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/fd/\(descriptor)")) ?? ""
    }

    @Test("A batch that can be put back in part only says so, and is brought to an end later")
    func half() async throws {
        let first = try await OpenJournal()
        let ids = [
            try await first.journal.add(.film(.full)), try await first.journal.add(.film(.full)),
        ]
        let before = try ids.map { try first.folder.bytes($0.rawValue) }
        let written = try await first.journal.write(.films(2, tagging: ids)) { _ in }
        // The old contents, which are staged in the folder, are lost, so that they have to be
        // written again.
        first.trash.onMove = { [folder = first.folder] in
            for name in (try? folder.names) ?? [] where name.hasPrefix(".counterfoil-") {
                try? folder.remove(name)
                try? folder.write("In the way of a folder.", to: name)
            }
        }
        await #expect(throws: JournalError.halfTakenBack(title: "diary.csv", missing: 2)) {
            try await first.journal.takeBack(written)
        }
        // The look that follows clears away what was in the way, and holds the lock meanwhile.
        await first.journal.reconcile()
        #expect(
            try first.folder.names.filter { $0.hasSuffix(".ics") }.sorted()
                == ids.map(\.rawValue).sorted())
        for name in try first.folder.names where name.hasPrefix(".counterfoil-") {
            try first.folder.remove(name)
        }
        let second = try await OpenJournal(in: first.folder, records: first.records)
        #expect(try ids.map { try second.folder.bytes($0.rawValue) } == before)
        #expect(try await second.journal.lastBatch() == nil)
    }
}
