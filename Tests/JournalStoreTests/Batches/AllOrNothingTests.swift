import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// A batch is there, or it is not.
@MainActor
@Suite(.serialized)
struct AllOrNothingTests {
    @Test("Killed at any moment of an import, all of it is there or nothing")
    func killedWriting() async throws {
        let stage = try await KillStage()
        var seen: Set<Int> = []
        for round in 0..<8 {
            let before = try await stage.contents()
            // However fast it is, at once is before it is done.
            try stage.runAndKill("batch", within: round == 0 ? 0 : 250_000)
            let after = try await stage.contents()
            seen.insert(after.count - before.count)
            if after.count == before.count {
                #expect(after == before)
            } else {
                #expect(after.count == before.count + 400)
                for (name, text) in before { #expect(after[name] != text) }
                try await stage.takeBack()
                #expect(try await stage.contents() == before)
            }
        }
        #expect(seen.contains(0))
    }

    @Test("Killed at any moment of taking it back, all of it is there or nothing")
    func killedTakingBack() async throws {
        let stage = try await KillStage()
        let before = try await stage.contents()
        for _ in 0..<8 {
            try stage.run("batch")
            let between = try await stage.contents()
            #expect(between.count == before.count + 400)
            try stage.runAndKill("unbatch")
            let after = try await stage.contents()
            #expect(after == before || after == between)
            if after == between { try await stage.takeBack() }
            #expect(try await stage.contents() == before)
        }
    }

    @Test("A disk that is full half-way leaves nothing", arguments: [ENOSPC, EDQUOT])
    func fullDisk(code: Int32) async throws {
        for limit in [0, 10, 700, 20_000] {
            let first = try await OpenJournal()
            let id = try await first.journal.add(.film(.full))
            let before = try first.folder.bytes(id.rawValue)
            let full = try await OpenJournal(
                in: first.folder, disk: .failing(code, after: limit))
            let error = await #expect(throws: JournalError.self) {
                try await full.journal.write(.films(100, tagging: [id])) { _ in }
            }
            guard case .diskFull = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(try first.folder.names == [id.rawValue])
            #expect(try first.folder.bytes(id.rawValue) == before)
            #expect(full.changes == [])
            #expect(await full.journal.lastBatch() == nil)
        }
    }

    @Test("A disk that cannot flush has not kept the batch")
    func cannotFlush() async throws {
        let disk = Disk(
            write: Disk.real.write, flush: Disk.real.flush,
            flushEverything: { _ in
                errno = EIO
                return -1
            })
        let open = try await OpenJournal(disk: disk)
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(10)) { _ in }
        }
        #expect(try open.folder.names == [])
    }

    @Test("Cancelled half-way, nothing is left, and it is said so")
    func cancelled() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let before = try open.folder.bytes(id.rawValue)
        let writing = Task {
            try await open.journal.write(.films(1_000, tagging: [id])) { progress in
                guard progress.done > 300 else { return }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: JournalError.cancelled) { try await writing.value }
        #expect(try open.folder.names == [id.rawValue])
        #expect(try open.folder.bytes(id.rawValue) == before)
        #expect(open.changes == [JournalChange(added: [id])])
        #expect(await open.journal.lastBatch() == nil)
    }

    @Test("An entry that is gone, or one that cannot be written, lets the whole batch fail")
    func invalid() async throws {
        let open = try await OpenJournal()
        let gone = EntryID("gone.ics")
        await #expect(throws: JournalError.entryGone(gone)) {
            try await open.journal.write(.films(200, tagging: [gone])) { _ in }
        }
        let batch = EntryBatch(
            additions: EntryBatch.films(200).additions + [.entry(.film(Film(title: "")))])
        await #expect(throws: JournalError.self) {
            try await open.journal.write(batch) { _ in }
        }
        #expect(try open.folder.names == [])
        #expect(open.changes == [])
    }

    @Test("An entry that went from under a batch is named as the list titles it")
    func titled() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(Film(title: "Gilda", year: 1946)))
        try open.folder.remove(id.rawValue)
        await #expect(throws: JournalError.entryGone(id, title: "Gilda (1946)")) {
            try await open.journal.write(.films(2, tagging: [id])) { _ in }
        }
    }

    @Test("Where no record can be kept, nothing is written")
    func noRecord() async throws {
        let open = try await OpenJournal()
        let records = open.journal.place.batchRecords
        try Data("x".utf8).write(to: URL(filePath: records.path))
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(3)) { _ in }
        }
        #expect(try open.folder.names == [])
    }

    @Test("Two imports into a journal at a time are not possible, and it is said so")
    func oneAtATime() async throws {
        let open = try await OpenJournal()
        let lock = try open.journal.place.batchRecords.lock()
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(3)) { _ in }
        }
        withExtendedLifetime(lock) {}
        #expect(try open.folder.names == [])
    }
}

/// On a real disk.
@MainActor
@Suite(.enabled(if: SmallDisk.isAllowed, "Only root may mount a disk"))
struct BatchesOnRealDisksTests {
    @Test("On a disk that is really full nothing of a batch is left, and room helps")
    func full() async throws {
        let disk = try SmallDisk()
        let open = try await OpenJournal(in: disk.folder)
        await #expect(throws: JournalError.diskFull(path: open.journal.place.folder)) {
            try await open.journal.write(.films(100)) { _ in }
        }
        #expect(try disk.folder.names == [])
        _ = try await open.journal.write(.films(3)) { _ in }
        #expect(await open.all.count == 3)
    }

    @Test("Into a folder that cannot be written to nothing is imported, and it is said so")
    func readOnly() async throws {
        let disk = try SmallDisk()
        let open = try await OpenJournal(in: disk.folder)
        try disk.becomeReadOnly()
        await #expect(throws: JournalError.readOnlyDisk(path: open.journal.place.folder)) {
            try await open.journal.write(.films(3)) { _ in }
        }
        #expect(open.journal.condition.folder == .readOnlyDisk(path: open.journal.place.folder))
        try disk.becomeWritable()
        #expect(try disk.folder.names == [])
    }
}

/// A journal of some films that programs work on until they are killed.
@MainActor
private final class KillStage {
    private let folder: ScratchFolder
    private let outer: ScratchFolder
    private let records: ScratchFolder
    private var random = SeededGenerator(seed: 7)

    init() async throws {
        outer = try ScratchFolder()
        folder = try ScratchFolder()
        records = try ScratchFolder()
        let open = try await OpenJournal(in: folder)
        for number in 0..<30 {
            _ = try await open.journal.add(.film(Film(title: "Old \(number)")))
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder.path + "-trash")
    }

    private func open() async throws -> OpenJournal {
        let shelves = URL(filePath: records.path + "/counterfoil/batches")
        try FileManager.default.createDirectory(at: shelves, withIntermediateDirectories: true)
        return try await OpenJournal(in: folder, recordsPath: shelves.path)
    }

    /// What the files say once the journal was opened again.
    func contents() async throws -> [String: String] {
        let open = try await open()
        let names = try folder.names
        #expect(names.allSatisfy { FileName.isItem($0) })
        #expect(await open.all.count == names.count)
        return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.text($0)) })
    }

    func run(_ command: String) throws {
        let probe = try Probe([command, folder.path], records: records)
        #expect(try probe.output().hasSuffix("done\n"))
    }

    /// - Parameter microseconds: the most that it has before it is killed.
    func runAndKill(_ command: String, within microseconds: useconds_t = 250_000) throws {
        let probe = try Probe([command, folder.path], records: records)
        try probe.waitUntilReady()
        usleep(.random(in: 0...microseconds, using: &random))
        probe.kill()
    }

    func takeBack() async throws {
        let open = try await open()
        let batch = try #require(await open.journal.lastBatch())
        let back = try await open.journal.takeBack(batch)
        #expect(back == TakenBack(removed: 400, restored: 30, kept: []))
    }
}
