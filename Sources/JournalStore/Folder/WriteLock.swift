import Files
import Foundation

/// The lock under which one process of Counterfoil at a time changes files of a journal. A process
/// holds it from reading a file to replacing it, and never while it is suspended. The lock is kept
/// beside the records of batches.
struct WriteLock: Sendable {
    let folder: String
    let disk: Disk

    /// Runs `work` with the lock, or without it if the lock cannot be had.
    func withLock<Result, Failure: Error>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let lock = acquire()
        defer { withExtendedLifetime(lock) {} }
        return try work()
    }

    /// Acquires the lock, or returns `nil` if the folder cannot hold one or another process, which
    /// may have been stopped, does not release it. Nothing is lost without the lock, since each
    /// file is examined as it is replaced; the lock saves its users from doing that repeatedly.
    func acquire(waiting patience: Duration = .seconds(5)) -> FileDescriptor? {
        guard let lock = open() else { return nil }
        let clock = ContinuousClock()
        let end = clock.now + patience
        // A blocking lock cannot be limited in time.
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
