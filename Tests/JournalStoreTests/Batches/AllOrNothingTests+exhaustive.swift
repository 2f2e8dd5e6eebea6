import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

extension AllOrNothingTests {
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
}

/// A journal of some films that other processes change until they are killed.
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

    /// Returns the contents of the files after the journal is opened again.
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

    /// - Parameter microseconds: the greatest time before it is killed.
    func runAndKill(_ command: String, within microseconds: useconds_t = 250_000) throws {
        let probe = try Probe([command, folder.path], records: records)
        try probe.waitUntilReady()
        usleep(.random(in: 0...microseconds, using: &random))
        probe.kill()
    }

    func takeBack() async throws {
        let open = try await open()
        let batch = try #require(try await open.journal.lastBatch())
        let back = try await open.journal.takeBack(batch)
        #expect(back == TakenBack(removed: 400, restored: 30, kept: []))
    }
}
