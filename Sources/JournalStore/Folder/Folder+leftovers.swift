import Foundation

extension Folder {
    /// Removes what a crash of ours left behind. Whoever uses such a thing holds a lock on it, so no
    /// clock is asked.
    ///
    /// - Parameter keepingFolders: whether batches may be on their way, which wait in folders.
    func removeLeftovers(among names: [FileName], keepingFolders: Bool) {
        for name in names where name.isLeftover {
            guard let status = status(of: name.text), status.st_uid == geteuid(),
                status.isFile || status.isFolder && !keepingFolders,
                let lock = lockLeftover(name.text, isFile: status.isFile)
            else { continue }
            if status.isFile { remove(name.text) } else { removeStage(name.text) }
            withExtendedLifetime(lock) {}
        }
    }

    /// Returns nil if somebody uses it, or if nobody can tell.
    private func lockLeftover(_ name: String, isFile: Bool) -> Descriptor? {
        // Some file systems lock only what is open for writing.
        let access = isFile ? O_RDWR : O_RDONLY | O_DIRECTORY
        let flags = access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
        guard let lock = Descriptor(openat(descriptor.number, name, flags)),
            (try? lock.lock()) == true
        else { return nil }
        return lock
    }
}

extension stat {
    fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
