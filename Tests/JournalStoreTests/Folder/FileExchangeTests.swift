import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

struct FileExchangeTests {
    private let scratch: ScratchFolder
    private let mover: FileMover

    init() throws {
        scratch = try ScratchFolder()
        let folder = try Folder(scratch.path)
        mover = FileMover(from: folder, to: folder)
        try scratch.write("Mine", to: "mine")
        try scratch.write("Theirs", to: "a.ics")
    }

    @Test("An expected file is taken out, and the new one is in its place")
    func done() throws {
        let result = try mover.exchange("mine", with: "a.ics") {
            (try? scratch.text("mine")) == "Theirs"
        }
        #expect(result == .done)
        #expect(try scratch.text("a.ics") == "Mine")
    }

    @Test("An unexpected file goes back to its place")
    func overtaken() throws {
        let result = try mover.exchange("mine", with: "a.ics") { false }
        #expect(result == .overtaken)
        #expect(try scratch.text("a.ics") == "Theirs")
        #expect(try scratch.text("mine") == "Mine")
    }

    @Test("A file that another program puts there meanwhile stays")
    func newest() throws {
        let result = try mover.exchange("mine", with: "a.ics") {
            try? scratch.write("Newest", to: "new")
            rename(scratch.path("new"), scratch.path("a.ics"))
            return false
        }
        #expect(result == .overtaken)
        #expect(try scratch.text("a.ics") == "Newest")
    }

    @Test("An unexpected file goes back even if its identity cannot be read")
    func notTold() throws {
        let isBroken = Mutex(false)
        var disk = Disk.real
        disk.statusOfOpen = { file, status in
            guard isBroken.withLock(\.self) else { return Disk.real.statusOfOpen(file, &status) }
            errno = EIO
            return -1
        }
        let folder = try Folder(scratch.path, on: disk)
        let mover = FileMover(from: folder, to: folder)
        let result = try mover.exchange("mine", with: "a.ics") {
            isBroken.withLock { $0 = true }
            return false
        }
        #expect(result == .overtaken)
        #expect(try scratch.text("a.ics") == "Theirs")
    }

    @Test("A file that cannot be held now is an error, not a quicker program")
    func notHeld() throws {
        var disk = Disk.real
        disk.statusOfOpen = { _, _ in
            errno = EIO
            return -1
        }
        let folder = try Folder(scratch.path, on: disk)
        #expect(throws: FolderFailure(EIO)) {
            _ = try FileMover(from: folder, to: folder).exchange("mine", with: "a.ics") {
                true
            }
        }
        #expect(try scratch.text("a.ics") == "Theirs")
    }

    @Test("If either file is missing, another program was quicker")
    func missing() throws {
        #expect(try mover.exchange("mine", with: "none.ics") { true } == .overtaken)
        #expect(try mover.exchange("none", with: "a.ics") { true } == .overtaken)
        #expect(try scratch.text("a.ics") == "Theirs")
    }
}
