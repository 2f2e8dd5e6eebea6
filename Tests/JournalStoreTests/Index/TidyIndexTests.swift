import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the traces in the index's files.
@MainActor
struct TidyIndexTests {
    /// The greatest size of the index's log, in bytes.
    static let bound = 5 << 20

    func size(in cache: ScratchFolder, of ending: String) throws -> Int {
        guard let name = try cache.names.first(where: { $0.hasSuffix(ending) }) else { return 0 }
        var status = stat()
        return stat(cache.path(name), &status) == 0 ? Int(status.st_size) : 0
    }

    @Test("The files of the index are for their owner's eyes, also those that were not")
    func modes() async throws {
        let cache = try ScratchFolder()
        let folder = try ScratchFolder.ofFilms(3)
        for round in 0..<2 {
            let open = try await OpenJournal(in: folder, cache: cache)
            let names = try cache.names
            #expect(names.count == 4, "\(names)")
            for name in names {
                var status = stat()
                #expect(stat(cache.path(name), &status) == 0)
                #expect(status.st_mode & 0o777 == 0o600, "\(name), round \(round)")
                chmod(cache.path(name), 0o644)
            }
            withExtendedLifetime(open) {}
        }
    }

    func expect(
        _ word: String, in cache: ScratchFolder, isThere: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let found = try cache.names.filter { name in
            let bytes = try cache.bytes(name)
            let data = Data(bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
            return data.range(of: Data(word.utf8)) != nil
        }
        #expect(found.isEmpty != isThere, "\(found)", sourceLocation: sourceLocation)
    }

    @Test("Traces that a process left when it was ended are removed after the next start")
    func leftBehind() async throws {
        let folder = try ScratchFolder.ofFilms(30)
        let cache = try ScratchFolder()
        do {
            let open = try await OpenJournal(in: folder, cache: cache)
            try folder.write(journal("SUMMARY:Zyzzogeton"), to: "0.ics")
            _ = await open.change(after: "0.ics")
            try folder.remove("0.ics")
            _ = await open.change(after: "0.ics")
        }
        let open = try await OpenJournal(in: folder, cache: cache)
        #expect(await open.journal.keeper.hasTraces == true)
        await open.journal.tidyUp()
        #expect(await open.journal.keeper.hasTraces == false)
        try expect("zyzzogeton", in: cache, isThere: false)
    }

    @Test("It is tidied up by itself once nothing happens any more")
    func byItself() async throws {
        let folder = try ScratchFolder.ofFilms(30)
        let open = try await OpenJournal(in: folder)
        _ = try await open.journal.delete(EntryID("0.ics"))
        let keeper = open.journal.keeper
        let end = ContinuousClock.now + .seconds(60)
        while await keeper.isTidying, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(await !keeper.isTidying)
        #expect(await keeper.hasTraces == false)
        #expect(try size(in: open.cache, of: "-wal") == 0)
    }
}

extension JournalFolderActor {
    fileprivate var isTidying: Bool { tidier.isRunning }
    /// Whether the index contains words that no entry has any more.
    fileprivate var hasTraces: Bool? { index.intact?.hasTraces }
}
