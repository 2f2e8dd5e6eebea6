import Domain
import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

/// Tests of other programs that interfere in the moment between checking and replacing.
@MainActor
struct QuickerThanUsTests {
    private let folder: ScratchFolder
    private let id = EntryID("a.ics")

    init() throws {
        folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:One"), to: "a.ics")
    }

    /// Returns a disk that runs each interference before one of the exchanges of files.
    private func disk(_ interferences: [@Sendable () -> Void]) -> Disk {
        let left = Mutex(interferences[...])
        var disk = Disk.real
        disk.exchange = { from, name, to, other in
            left.withLock { $0.popFirst() }?()
            return Disk.real.exchange(from, name, to, other)
        }
        return disk
    }

    private func interference(_ title: String) -> @Sendable () -> Void {
        { [folder] in folder.replace("a.ics", with: journal("SUMMARY:\(title)")) }
    }

    private func change(_ interferences: [@Sendable () -> Void]) async throws -> Entry {
        let open = try await OpenJournal(in: folder, disk: disk(interferences))
        let entry = try await open.journal.change(id) { $0.tagged("t") }
        // Everybody is told what came of it, and nothing else is left.
        #expect(await open.journal.entry(id) == entry)
        #expect(try folder.names == ["a.ics"])
        return entry
    }

    @Test("A file that another program replaces at the last moment is read again")
    func renamed() async throws {
        let entry = try await change([interference("Two")])
        #expect(entry == .film(Film(title: "Two", tags: ["t"])))
        #expect(try film(folder.text("a.ics")) == Film(title: "Two", tags: ["t"]))
    }

    @Test("So is one that is written in its place, as large as before and by the same clock")
    func inPlace() async throws {
        let entry = try await change([
            { [folder] in
                let status = folder.status("a.ics")
                try? folder.write(journal("SUMMARY:Two"), to: "a.ics")
                var times = [status.st_atim, status.st_mtim]
                utimensat(AT_FDCWD, folder.path + "a.ics", &times, 0)
            }
        ])
        #expect(entry == .film(Film(title: "Two", tags: ["t"])))
    }

    @Test("A file whose permissions are changed at the last moment is read again, and they stay")
    func permissions() async throws {
        let entry = try await change([{ [folder] in chmod(folder.path + "a.ics", 0o660) }])
        #expect(entry == .film(Film(title: "One", tags: ["t"])))
        #expect(folder.status("a.ics").st_mode & 0o777 == 0o660)
    }

    @Test(
        "While theirs goes back a third program may be quicker, and a fourth; the last one counts")
    func manyTimes() async throws {
        for count in 2...6 {
            try folder.write(journal("SUMMARY:One"), to: "a.ics")
            let entry = try await change((2...count).map { interference("\($0)") })
            #expect(entry == .film(Film(title: "\(count)", tags: ["t"])))
        }
    }

    @Test("An entry that another program removes at the last moment stays removed")
    func removed() async throws {
        let remove: @Sendable () -> Void = { [folder] in try? folder.remove("a.ics") }
        for interferences in [[remove], [interference("Two"), remove]] {
            try folder.write(journal("SUMMARY:One"), to: "a.ics")
            let open = try await OpenJournal(in: folder, disk: disk(interferences))
            await #expect(throws: JournalError.entryGone(id, title: "One")) {
                try await open.journal.change(id) { $0.tagged("t") }
            }
            #expect(try folder.names == [])
        }
    }

    @Test("Who never lets us have a turn is told of, and keeps what they wrote")
    func always() async throws {
        let count = Mutex(0)
        var disk = Disk.real
        disk.exchange = { [folder] from, name, to, other in
            let number = count.withLock { count in
                count += 1
                return count
            }
            // Every first one is ours, every second one puts theirs back.
            if !number.isMultiple(of: 2) {
                folder.replace("a.ics", with: journal("SUMMARY:Other \(number)"))
            }
            return Disk.real.exchange(from, name, to, other)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        let error = JournalError.file("a.ics", title: "One", .changing)
        await #expect(throws: error) { try await open.journal.change(id) { $0.tagged("t") } }
        #expect(try film(folder.text("a.ics")) == Film(title: "Other 9"))
        #expect(try folder.names == ["a.ics"])
    }

    @Test("A write by another program right after a change is shown")
    func afterwards() async throws {
        var disk = Disk.real
        disk.remove = { [folder] directory, name in
            folder.replace("a.ics", with: journal("SUMMARY:Two"))
            return Disk.real.remove(directory, name)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        try await open.journal.change(id) { $0.tagged("t") }
        _ = await open.change(after: "a.ics")
        #expect(await open.titles == ["Two"])
    }

    @Test("To those who watch the folder, the last word about a file is that it was written")
    func watched() async throws {
        let open = try await OpenJournal(in: folder)
        let events = try #require(FileDescriptor(inotify_init1(Int32(IN_NONBLOCK))))
        #expect(inotify_add_watch(events.number, folder.path, 0xFFF) >= 0)
        try await open.journal.change(id) { $0.tagged("t") }
        var last: UInt32 = 0
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = read(events.number, &buffer, buffer.count)
        var start = 0
        // Each is a watch, a mask, a cookie, and the length of the name that follows.
        while start + 16 <= count {
            let head = buffer[start..<start + 16].chunked(by: 4).map {
                $0.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            let name = buffer[start + 16..<start + 16 + Int(head[3])].prefix { $0 != 0 }
            if String(decoding: name, as: UTF8.self) == "a.ics" { last = head[1] }
            start += 16 + Int(head[3])
        }
        #expect(last == UInt32(IN_CLOSE_WRITE))
    }

    @Test("Files of a batch and of an undone one do not take the place of what came meanwhile")
    func batches() async throws {
        let tag = EntryBatch(changes: [.init(id) { $0.tagged("t") }])
        let open = try await OpenJournal(
            in: folder, disk: disk([interference("Two"), interference("Three")]))
        let written = try await open.journal.write(tag) { _ in }
        #expect(try film(folder.text("a.ics")) == Film(title: "Three", tags: ["t"]))

        let again = try await OpenJournal(
            in: folder, records: open.records, disk: disk([interference("Four")]))
        let back = try await again.journal.takeBack(written)
        #expect(back.restored == 0)
        #expect(try film(folder.text("a.ics")) == Film(title: "Four"))
        #expect(try folder.names == ["a.ics"])
    }

    @Test("A batch’s file that another program changes while the batch is undone stays")
    func withdrawn() async throws {
        let count = Mutex(0)
        var disk = Disk.real
        disk.rename = { from, old, to, new in
            guard new.hasSuffix(".written") else { return Disk.real.rename(from, old, to, new) }
            errno = EIO
            return -1
        }
        disk.renameNew = { [folder] from, old, to, new in
            let number = count.withLock { count in
                count += 1
                return count
            }
            // The first brings it to its place, the second takes it away.
            if number == 2 { folder.replace("b.ics", with: journal("SUMMARY:Two")) }
            return Disk.real.renameNew(from, old, to, new)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        let file = EntryBatch.Addition.file(
            name: "b.ics", content: Array(journal("SUMMARY:One").utf8))
        await #expect(throws: JournalError.self) {
            try await open.journal.write(EntryBatch(additions: [file])) { _ in }
        }
        #expect(count.withLock { $0 } == 3)
        #expect(try film(folder.text("b.ics")) == Film(title: "Two"))
        #expect(try folder.names == ["a.ics", "b.ics"])
    }

    @Test("A file system that can neither swap nor link keeps up with what shows before")
    func plain() async throws {
        let interferences = Mutex(2)
        var disk = Disk.plain
        disk.flush = { [folder] file in
            let left = interferences.withLock { left in
                left -= 1
                return left
            }
            if left >= 0 { folder.replace("a.ics", with: journal("SUMMARY:Other \(left)")) }
            return Disk.real.flush(file)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        let entry = try await open.journal.change(id) { $0.tagged("t") }
        #expect(entry == .film(Film(title: "Other 0", tags: ["t"])))
        let added = try await open.journal.add(.film(.full))
        #expect(try film(folder.text(added.rawValue)) == .full)
        #expect(try folder.names == ["a.ics", added.rawValue].sorted())
    }

    @Test(
        "A name that is taken at the last moment stays with who took it", arguments: [true, false])
    func takenName(isPlain: Bool) async throws {
        let deleting = try await OpenJournal(in: folder)
        let deleted = try await deleting.journal.delete(id)
        var disk = isPlain ? Disk.plain : Disk.real
        disk.flush = { [folder] file in
            folder.replace("a.ics", with: journal("SUMMARY:Two"))
            return Disk.real.flush(file)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        // It is the same item by its UID.
        let kept = await #expect(throws: JournalError.self) {
            try await open.journal.restore(deleted)
        }
        guard case .placeTaken(id, "Two", let path?) = kept else {
            Issue.record("\(String(describing: kept))")
            return
        }
        #expect(try film(String(contentsOfFile: path, encoding: .utf8)) == Film(title: "One"))
        #expect(try film(folder.text("a.ics")) == Film(title: "Two"))
        #expect(try folder.names == ["a.ics"])
    }
}

extension ArraySlice {
    fileprivate func chunked(by size: Int) -> [ArraySlice] {
        stride(from: startIndex, to: endIndex, by: size).map { self[$0..<$0 + size] }
    }
}

/// Tests of disks that have kept the files and not their names.
@MainActor
struct ForgetfulDiskTests {
    @Test("A disk that cannot keep a file's name has not kept the file", arguments: [true, false])
    func names(isPlain: Bool) async throws {
        let folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:One"), to: "a.ics")
        let before = try folder.bytes("a.ics")
        let disk = (isPlain ? Disk.plain : Disk.real).forgettingNames
        let open = try await OpenJournal(in: folder, disk: disk)
        let error = JournalError.file("a.ics", title: "One", .system(EIO))
        await #expect(throws: error) {
            try await open.journal.change(EntryID("a.ics")) { $0.tagged("t") }
        }
        #expect(try folder.bytes("a.ics") == before)
        await #expect(throws: JournalError.self) { _ = try await open.journal.add(.film(.full)) }
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(3, tagging: [EntryID("a.ics")])) { _ in }
        }
        #expect(try folder.bytes("a.ics") == before)
        #expect(try folder.names == ["a.ics"])
        #expect(try await open.journal.lastBatch() == nil)
    }

    @Test("A batch whose last step is not kept is taken back")
    func lastStep() async throws {
        let folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:One"), to: "a.ics")
        let before = try folder.bytes("a.ics")
        let fails = Mutex(false)
        var disk = Disk.real
        disk.rename = { from, old, to, new in
            if new.hasSuffix(".written") { fails.withLock { $0 = true } }
            return Disk.real.rename(from, old, to, new)
        }
        disk.flush = { file in
            let failsNow = fails.withLock { fails in
                defer { fails = false }
                return fails
            }
            guard failsNow else { return Disk.real.flush(file) }
            errno = EIO
            return -1
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        await #expect(throws: JournalError.self) {
            try await open.journal.write(.films(3, tagging: [EntryID("a.ics")])) { _ in }
        }
        #expect(try folder.names == ["a.ics"])
        #expect(try folder.bytes("a.ics") == before)
        #expect(try await open.journal.lastBatch() == nil)
    }

    @Test(
        "A file system that has no such thing for folders is none that fails",
        arguments: [
            EINVAL, ENOSYS, EOPNOTSUPP,
        ])
    func noSuchThing(code: Int32) async throws {
        var disk = Disk.real
        disk.flush = { file in
            var status = stat()
            guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
                return Disk.real.flush(file)
            }
            errno = code
            return -1
        }
        let open = try await OpenJournal(disk: disk)
        let id = try await open.journal.add(.film(.full))
        try await open.journal.change(id) { $0.tagged("t") }
        #expect(await open.journal.entry(id)?.tags.contains("t") == true)
    }
}

extension ScratchFolder {
    /// Replaces a file in one step, as other programs do.
    func replace(_ name: String, with text: String) {
        try? write(text, to: ".other.tmp")
        renameat(AT_FDCWD, path + ".other.tmp", AT_FDCWD, path + name)
    }

    func status(_ name: String) -> stat {
        var status = stat()
        lstat(path + name, &status)
        return status
    }
}
