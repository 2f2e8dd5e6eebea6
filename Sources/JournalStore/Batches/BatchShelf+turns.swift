import Foundation

extension BatchShelf {
    /// One process of ours at a time changes files of the journal: it has the turn from reading a file
    /// to replacing it. It is never kept while anything is awaited.
    ///
    /// Nil where no lock can be kept, and where whoever has the turn does not give it back, because
    /// somebody stopped it, say. Nothing is lost then either, for a file is looked at as it is
    /// replaced; the lock keeps those who know of it from having to do so again and again.
    func turn(waiting patience: Duration = .seconds(5)) -> Descriptor? {
        guard let lock = openTurn() else { return nil }
        let clock = ContinuousClock()
        let end = clock.now + patience
        // There is no waiting for a lock that ends by itself.
        var pause: UInt32 = 100
        while flock(lock.number, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, clock.now < end else { return nil }
            usleep(.random(in: 50...pause))
            pause = min(2 * pause, 2_000)
        }
        return lock
    }

    private func openTurn() -> Descriptor? {
        func opened() -> Descriptor? {
            let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
            return Descriptor(open(path + "/turn", flags, 0o600))
        }
        if let lock = opened() { return lock }
        guard errno == ENOENT, (try? Folder.make(path)) != nil else { return nil }
        return opened()
    }
}
