import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of files that a crash leaves behind, and of files that only look like these.
@MainActor
struct LeftoverTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private var left: Set<String> {
        get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
    }

    /// Sets the modification time of a file back by a day.
    private func age(_ name: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -86_400)],
            ofItemAtPath: folder.path + name)
    }

    @Test("A crash's leftovers are removed, however new, and other files are not")
    func crash() async throws {
        let names = [".counterfoil-1.tmp", ".other.tmp", "other.tmp", ".counterfoil-3"]
        for name in names { try folder.write("x", to: name) }
        for name in names.dropFirst() { try age(name) }
        try folder.makeFolder(".counterfoil-2.tmp")
        try folder.write("x", to: ".counterfoil-2.tmp/a.ics")
        let open = try await OpenJournal(in: folder)
        #expect(await open.all.count == 0)
        #expect(open.journal.condition.unreadable == [])
        #expect(try left == Set(names.dropFirst()))
    }

    @Test("A file that is being written is not a leftover, however old it is")
    func beingWritten() async throws {
        let other = try Folder(folder.path)
        let file = try other.makeFile(
            ".counterfoil-1.tmp", of: [1], like: nil, flushing: false)
        let stage = try other.makeStage(".counterfoil-2.tmp")
        try age(".counterfoil-1.tmp")
        try age(".counterfoil-2.tmp")
        let open = try await OpenJournal(in: folder)
        #expect(try left == [".counterfoil-1.tmp", ".counterfoil-2.tmp"])
        withExtendedLifetime((file, stage, open)) {}
    }

    @Test("What an import staged stays for as long as an import is under way, whatever clocks say")
    func staged() async throws {
        let records = try ScratchFolder()
        let first = try await OpenJournal(in: folder, records: records)
        let lock = try first.journal.place.batchRecords.lock()
        try folder.makeFolder(".counterfoil-2.tmp")
        try folder.write("x", to: ".counterfoil-2.tmp/a.ics")
        try age(".counterfoil-2.tmp")
        await first.journal.reconcile()
        #expect(try folder.names == [".counterfoil-2.tmp"])
        #expect(try folder.text(".counterfoil-2.tmp/a.ics") == "x")
        withExtendedLifetime(lock) {}
    }

    @Test("While another process holds the write lock, nothing is removed")
    func turn() async throws {
        let open = try await OpenJournal(in: folder)
        let writeLock = open.journal.place.writeLock
        try folder.write("x", to: ".counterfoil-1.tmp")
        do {
            let turn = try #require(writeLock.acquire())
            #expect(writeLock.acquire(waiting: .zero) == nil)
            await open.journal.reconcile()
            withExtendedLifetime(turn) {}
        }
        #expect(try left == [".counterfoil-1.tmp"])
        await open.journal.reconcile()
        #expect(try left == [])
        #expect(writeLock.acquire(waiting: .zero) != nil)
    }
}
