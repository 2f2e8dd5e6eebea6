import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the stamps that tell states of a file apart without reading it.
struct FileSignatureTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try folder.write("One", to: "a.ics")
    }

    private func stamp(secondsLater: Int) -> FileSignature {
        let status = folder.status("a.ics")
        var now = max(status.st_mtim.tv_sec, status.st_ctim.tv_sec)
        now += secondsLater
        return FileSignature(status, readAt: timespec(tv_sec: now, tv_nsec: 0))
    }

    @Test("A file changed in its place, with its size and its time as before, is a different one")
    func inPlace() throws {
        let before = stamp(secondsLater: 60)
        let known = try #require(IndexedFile(name: "a.ics", stamp: before, .absent).stamp)
        #expect(known.isUnchanged(since: stamp(secondsLater: 0)))
        // A file system's clock ticks in steps; this waits for the next.
        var after = before
        while after.changed == before.changed {
            let times = folder.status("a.ics")
            try folder.write("Two", to: "a.ics")
            var kept = [times.st_atim, times.st_mtim]
            utimensat(AT_FDCWD, folder.path + "a.ics", &kept, 0)
            after = stamp(secondsLater: 60)
        }
        #expect(after.isMoved(from: before))
        #expect(!after.isUnchanged(since: before))
        #expect(!known.isUnchanged(since: after))
    }

    @Test("A file that was touched a moment ago is not recognised: its clock may stand still")
    func unsettled() {
        for seconds in 0...2 {
            #expect(!stamp(secondsLater: seconds).isSettled)
            let stamp = stamp(secondsLater: seconds)
            #expect(IndexedFile(name: "a.ics", stamp: stamp, .absent).stamp == nil)
        }
        #expect(stamp(secondsLater: 3).isSettled)
    }
}
