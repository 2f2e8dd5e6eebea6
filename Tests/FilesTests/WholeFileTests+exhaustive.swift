import Foundation
import TestSupport
import Testing

@testable import Files

/// Tests that after a failure of any disk call the file is the old or the whole new one, and that
/// the error says which.
@Suite(.serialized)
struct WholeFileTests {
    @Test(
        "After a failure of any call, the file is what it was or what it was to be, and it is said which",
        arguments: Target.allCases, [false, true])
    func everyCall(target: Target, goesOn: Bool) throws {
        var points = 0
        while true {
            let folder = try target.folder()
            let old = try? folder.text("x")
            let disk = FailingDisk(from: points + 1, goesOn: goesOn)
            disk.arm()
            let failure = target.write("new", into: folder, on: disk)
            guard disk.hasFailed else {
                #expect(failure == (target == .mustStay ? FolderFailure(EEXIST) : nil))
                break
            }
            points += 1
            let place: Comment = "\(target), call \(points), goes on: \(goesOn)"
            #expect((try? folder.text("x")) == (failure == nil ? "new" : old), place)
            if !goesOn { #expect(try folder.names.allSatisfy { $0 == "x" }, place) }
        }
        print("\(target), \(goesOn ? "and all calls after it" : "one call"): \(points) points")
        #expect(points >= 4)
    }

    @Test("What a program that was killed left beside a file is removed by the next one")
    func leftBeside() throws {
        let folder = try ScratchFolder()
        var disk = Disk.withoutUnnamedFiles
        disk.rename = { _, _, _, _ in -1 }
        disk.remove = { _, _ in -1 }
        write(to: folder, on: disk)
        #expect(try folder.names.count == 1)
        write(to: folder, on: .withoutUnnamedFiles)
        #expect(try folder.names == ["x"])
        #expect(try folder.text("x") == "new")
    }

    @Test("A file that another program is writing under the name beside is left alone")
    func writtenBeside() throws {
        let folder = try ScratchFolder()
        let other = try WholeFile(folder.path("x"), on: .withoutUnnamedFiles)
        #expect(throws: FolderFailure(EEXIST)) {
            _ = try WholeFile(folder.path("x"), on: .withoutUnnamedFiles)
        }
        try other.append(Array("other".utf8))
        try other.finish(replacing: false)
        #expect(try folder.text("x") == "other")
    }

    private func write(to folder: ScratchFolder, on disk: Disk) {
        do throws(FolderFailure) {
            let file = try WholeFile(folder.path("x"), on: disk)
            try file.append(Array("new".utf8))
            try file.finish(replacing: true)
        } catch {}
    }
}

extension WholeFileTests {
    /// The state of the place of the file, and the disk's way of making files.
    enum Target: CaseIterable {
        case free, replaced, mustStay, freeWithoutUnnamed, replacedWithoutUnnamed

        func folder() throws -> ScratchFolder {
            let folder = try ScratchFolder()
            if [.replaced, .mustStay, .replacedWithoutUnnamed].contains(self) {
                try folder.write("old", to: "x")
            }
            return folder
        }

        /// Returns why it is not written; `nil` if it is.
        func write(
            _ text: String, into folder: ScratchFolder, on failing: FailingDisk
        ) -> FolderFailure? {
            var disk = failing.disk
            if [.freeWithoutUnnamed, .replacedWithoutUnnamed].contains(self) {
                disk.makeUnnamed = Disk.withoutUnnamedFiles.makeUnnamed
            }
            do throws(FolderFailure) {
                let file = try WholeFile(folder.path("x"), on: disk)
                try file.append(Array(text.utf8))
                try file.finish(replacing: self != .mustStay)
                return nil
            } catch {
                return error
            }
        }
    }
}

extension Disk {
    /// A real disk whose files have a name from the beginning.
    fileprivate static var withoutUnnamedFiles: Disk {
        var disk = Disk.real
        disk.makeUnnamed = { _ in
            errno = EOPNOTSUPP
            return -1
        }
        return disk
    }
}
