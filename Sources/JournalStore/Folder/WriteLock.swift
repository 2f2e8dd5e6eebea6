import Files
import Foundation

/// One process of ours at a time changes files of a journal: it holds the lock from reading a file to
/// replacing it, and never while anything is awaited. The lock is kept beside the records of batches.
struct WriteLock: Sendable {
    let folder: String
    let disk: Disk

    /// Holds the lock meanwhile, where it can be had.
    func hold<Result, Failure: Error>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock = acquire()
        defer { withExtendedLifetime(lock) {} }
        return try work()
    }

    /// Returns nil if no lock can be kept, or if another process does not release it, because it was
    /// stopped, say. Nothing is lost then either, for a file is looked at as it is replaced; the lock
    /// keeps those who know of it from having to do so again and again.
    func acquire(waiting patience: Duration = .seconds(5)) -> FileDescriptor? {
        guard let lock = open() else { return nil }
        let clock = ContinuousClock()
        let end = clock.now + patience
        // There is no waiting for a lock that ends by itself.
        var pause: UInt32 = 100
        while true {
            guard let isOurs = try? lock.lock(on: disk) else { return nil }
            if isOurs { return lock }
            guard clock.now < end else { return nil }
            disk.wait(.random(in: 50...pause))
            pause = min(2 * pause, 2_000)
        }
    }

    private func open() -> FileDescriptor? {
        let path = folder + "/turn"
        if let lock = FileDescriptor(lockFile: path, on: disk) { return lock }
        guard errno == ENOENT, (try? Folder.make(folder, on: disk)) != nil else { return nil }
        return FileDescriptor(lockFile: path, on: disk)
    }
}
