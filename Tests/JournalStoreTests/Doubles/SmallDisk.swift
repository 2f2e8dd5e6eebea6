import Foundation
import TestSupport

/// A disk in memory with little space, mounted for one test.
final class SmallDisk {
    /// Whether this process may mount a file system.
    static let isAllowed = (try? SmallDisk()) != nil

    let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        try mount(["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path])
    }

    deinit { umount2(folder.path, Int32(MNT_DETACH)) }

    func becomeReadOnly() throws { try mount(["-o", "remount,ro", folder.path]) }

    func becomeWritable() throws { try mount(["-o", "remount,rw", folder.path]) }

    private func mount(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["mount"] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteNoPermission) }
    }
}
