import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files
@testable import JournalStore

/// Tests of promise 2: nothing half-written is ever seen.
///
/// Serialized, because its processes are killed after a time that others would use up.
@MainActor
@Suite(.serialized)
struct NothingHalfWrittenTests {
    @Test("A full disk leaves the file as it was, and says so", arguments: [ENOSPC, EDQUOT])
    func fullDisk(code: Int32) async throws {
        let first = try await OpenJournal()
        let id = try await first.journal.add(.film(.full))
        let before = try first.folder.bytes(id.rawValue)
        let full = try await OpenJournal(in: first.folder, disk: .failing(code, after: 100))
        let error = JournalError.diskFull(path: full.journal.place.folder)
        await #expect(throws: error) {
            try await full.journal.change(id) { _ in .film(Film(title: "X")) }
        }
        await #expect(throws: error) { _ = try await full.journal.add(.trip(.full)) }
        #expect(try first.folder.bytes(id.rawValue) == before)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: first.folder.path) == [id.rawValue])
        #expect(full.changes == [])
        #expect(await full.journal.entry(id) == .film(.full))
    }

    @Test("A disk that cannot flush has not kept the file")
    func cannotFlush() async throws {
        let disk = Disk(write: Disk.real.write) { _ in
            errno = EIO
            return -1
        }
        let open = try await OpenJournal(disk: disk)
        await #expect(throws: JournalError.self) { _ = try await open.journal.add(.film(.full)) }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: open.folder.path) == [])
    }

    @Test("Sizes at which writing stops half-way make no difference")
    func shortWrites() async throws {
        let disk = Disk(write: { Disk.real.write($0, $1, min($2, 7)) }, flush: Disk.real.flush)
        let open = try await OpenJournal(disk: disk)
        let id = try await open.journal.add(.film(.full))
        #expect(try film(open.folder.text(id.rawValue)) == .full)
    }

    @Test("A new journal is for its owner's eyes; a file keeps the mode it has")
    func modes() async throws {
        let folder = try ScratchFolder()
        let path = folder.path + "/a/b/journal"
        let open = try await OpenJournal(in: folder, at: path, createIfMissing: true)
        let id = try await open.journal.add(.film(.full))
        #expect(mode(path) == 0o700 && mode(path + "/" + id.rawValue) == 0o600)
        for kept: mode_t in [0o640, 0o664, 0o620, 0o777, 0o400] {
            chmod(path + "/" + id.rawValue, kept)
            try await open.journal.change(id) { _ in .film(Film(title: "M \(kept)")) }
            #expect(mode(path + "/" + id.rawValue) == kept)
            let batch = EntryBatch(changes: [.init(id) { $0.tagged("\(kept)") }])
            let written = try await open.journal.write(batch) { _ in }
            #expect(mode(path + "/" + id.rawValue) == kept)
            _ = try await open.journal.takeBack(written)
            #expect(mode(path + "/" + id.rawValue) == kept)
        }
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        stat(path, &status)
        return status.st_mode & 0o7777
    }
}

extension Disk {
    /// Returns a disk that fails with an error after a number of bytes.
    static func failing(_ code: Int32, after limit: Int) -> Disk {
        let room = Mutex(limit)
        return Disk(
            write: { file, bytes, count in
                let take = room.withLock { room in
                    let take = min(room, count)
                    room -= take
                    return take
                }
                if take > 0 { return Disk.real.write(file, bytes, take) }
                errno = code
                return -1
            }, flush: Disk.real.flush)
    }
}
