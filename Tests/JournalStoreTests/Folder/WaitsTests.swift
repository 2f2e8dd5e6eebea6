import Domain
import Files
import Foundation
import Synchronization
import TestSupport
import Testing
import Wording

@testable import JournalStore

/// Tests that the store waits for other programs to finish, and that its messages are true. Waiting
/// takes no time here.
struct WaitsTests {
    private let scratch: ScratchFolder
    private let text = journal("SUMMARY:Laura")

    init() throws {
        scratch = try ScratchFolder()
    }

    /// Reads an entry on a disk on which something happens whenever it is waited, and counts that.
    private func read(
        settled isSettled: Bool = false, whileWaiting work: @escaping @Sendable () -> Void = {}
    ) throws -> (entry: Result<Entry, JournalError>, waits: Int) {
        let waits = Mutex(0)
        var disk = Disk.real
        disk.wait = { _ in
            waits.withLock { $0 += 1 }
            work()
        }
        disk.statusOfOpen = { file, status in
            let result = Disk.real.statusOfOpen(file, &status)
            let time = timespec(tv_sec: isSettled ? 1_000_000_000 : time(nil), tv_nsec: 0)
            (status.st_mtim, status.st_ctim) = (time, time)
            return result
        }
        let folder = try Folder(scratch.path, on: disk)
        let entry = Result { () throws(JournalError) in try folder.entry(EntryID("a.ics")).entry }
        return (entry, waits.withLock(\.self))
    }

    @Test("An entry that is away while another program replaces its file is not gone")
    func replaced() throws {
        let read = try read { [scratch, text] in try? scratch.write(text, to: "a.ics") }
        #expect(read.entry == .success(.film(Film(title: "Laura"))))
        #expect(read.waits == 1)
    }

    @Test("An entry that stays away is gone")
    func gone() throws {
        let read = try read()
        #expect(read.entry == .failure(.entryGone(EntryID("a.ics"))))
        #expect(read.waits > 0)
    }

    @Test(
        "A file that another program is writing in its place is read once it is whole",
        arguments: [0, 1, 40])
    func inPlace(length: Int) throws {
        try scratch.write(String(text.prefix(length)), to: "a.ics")
        let read = try read { [scratch, text] in try? scratch.write(text, to: "a.ics") }
        #expect(read.entry == .success(.film(Film(title: "Laura"))))
        #expect(read.waits == 1)
    }

    @Test("A file that was cut off long ago is not waited for")
    func cutOff() throws {
        try scratch.write(String(text.prefix(40)), to: "a.ics")
        let read = try read(settled: true)
        #expect(throws: JournalError.self) { try read.entry.get() }
        #expect(read.waits == 0)
    }

    @Test("A whole file is read at once, however new it is")
    func whole() throws {
        try scratch.write(text, to: "a.ics")
        let read = try read()
        #expect(read.entry == .success(.film(Film(title: "Laura"))))
        #expect(read.waits == 0)
    }
}

/// The locks that processes of the program hold against each other.
struct LockWaitsTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    /// Records of a journal on a disk where another process lets go of what it holds once it is waited for.
    private func records(lettingGo held: HeldLock) -> BatchRecords {
        var disk = Disk.real
        disk.wait = { _ in held.letGo() }
        return BatchRecords(of: "/journal", in: scratch.path("records"), on: disk)
    }

    @Test("A batch waits for a process that only looks for leftovers, but not for an import")
    func batch() throws {
        let held = HeldLock()
        let records = records(lettingGo: held)
        held.hold(try #require(try records.lock()))
        let lock = try records.lockForBatch()
        withExtendedLifetime(lock) { #expect(held.wasWaitedFor) }
    }

    @Test("A process that does not let go is another import")
    func another() throws {
        let records = records(lettingGo: HeldLock())
        let lock = try #require(try records.lock())
        #expect(throws: JournalError.folder(.importing)) {
            _ = try records.lockForBatch(waiting: .zero)
        }
        withExtendedLifetime(lock) {}
    }

    @Test("A process that writes a file is waited for by the next one that does")
    func turn() throws {
        let held = HeldLock()
        let writeLock = records(lettingGo: held).writeLock
        held.hold(try #require(writeLock.acquire()))
        let lock = writeLock.acquire()
        #expect(lock != nil && held.wasWaitedFor)
    }
}

/// A lock of another process.
private final class HeldLock: Sendable {
    private let state = Mutex<(lock: FileDescriptor?, wasWaitedFor: Bool)>((nil, false))

    var wasWaitedFor: Bool { state.withLock(\.wasWaitedFor) }

    func hold(_ lock: FileDescriptor) { state.withLock { $0.lock = lock } }

    func letGo() { state.withLock { $0 = (nil, true) } }
}
