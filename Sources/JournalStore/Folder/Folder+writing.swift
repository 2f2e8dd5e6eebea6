import Domain
import Foundation

extension Folder {
    enum WriteFailure: Error {
        case failed(FolderFailure)
        /// Somebody else was quicker: the file is not what it was, or the name is taken.
        case overtaken
    }

    /// Puts a new file under a name that nobody has.
    func create(
        _ name: String, with bytes: [UInt8], on disk: Disk
    ) throws(WriteFailure) -> Stamp {
        let temporary = try writeTemporary(bytes, like: nil, on: disk)
        let number = descriptor.number
        if linkat(number, temporary, number, name, 0) == 0 {
            unlinkat(number, temporary, 0)
        } else if errno == EEXIST {
            unlinkat(number, temporary, 0)
            throw .overtaken
        } else if [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) {
            // A file system without hard links: the gap between looking and renaming is short.
            guard status(of: name) == nil else {
                unlinkat(number, temporary, 0)
                throw .overtaken
            }
            try rename(temporary, to: name)
        } else {
            let failure = FolderFailure(errno)
            unlinkat(number, temporary, 0)
            throw .failed(failure)
        }
        flush()
        return try written(name)
    }

    /// Puts new bytes in the place of a file that still is what was read.
    func replace(
        _ name: String, read content: Content, with bytes: [UInt8], on disk: Disk
    ) throws(WriteFailure) -> Stamp {
        let temporary = try writeTemporary(bytes, like: content, on: disk)
        guard stamp(of: name)?.isUnchanged(since: content.stamp) == true else {
            unlinkat(descriptor.number, temporary, 0)
            throw .overtaken
        }
        try rename(temporary, to: name)
        flush()
        return try written(name)
    }

    private func rename(_ temporary: String, to name: String) throws(WriteFailure) {
        let number = descriptor.number
        guard renameat(number, temporary, number, name) == 0 else {
            let failure = FolderFailure(errno)
            unlinkat(number, temporary, 0)
            throw .failed(failure)
        }
    }

    private func written(_ name: String) throws(WriteFailure) -> Stamp {
        guard let stamp = stamp(of: name) else { throw .overtaken }
        return stamp
    }

    /// Writes and flushes the bytes; returns the name they have for the moment.
    private func writeTemporary(
        _ bytes: [UInt8], like old: Content?, on disk: Disk
    ) throws(WriteFailure) -> String {
        let temporary = FileName.temporary(NewUID.text())
        do throws(FolderFailure) {
            try write(bytes, as: temporary, like: old, on: disk, flushing: true)
        } catch {
            throw .failed(error)
        }
        return temporary
    }

    /// Writes a file that is not there yet, or leaves none.
    func write(
        _ bytes: [UInt8], as name: String, like old: Content?, on disk: Disk, flushing: Bool
    ) throws(FolderFailure) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        guard let file = Descriptor(openat(descriptor.number, name, flags, 0o600)) else {
            throw FolderFailure(errno)
        }
        guard Self.write(bytes, to: file, on: disk),
            !flushing || disk.flush(file.number) == 0
        else {
            let failure = FolderFailure(errno)
            unlinkat(descriptor.number, name, 0)
            throw failure
        }
        if let old {
            // A shared folder's group stays; where that is not ours to give, the file is ours.
            _ = fchown(file.number, uid_t.max, old.group)
            _ = fchmod(file.number, old.mode)
        }
    }

    /// False where writing failed; see `errno`.
    static func write(_ bytes: [UInt8], to file: Descriptor, on disk: Disk) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                guard let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress else {
                    return true
                }
                let count = disk.write(file.number, start, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Removes what a crash of ours left behind, once nobody can be writing it any more.
    func removeLeftovers(among names: [FileName]) {
        for name in names where name.isLeftover {
            guard let status = status(of: name.text), status.st_uid == geteuid(),
                timespec.now.tv_sec - status.st_mtim.tv_sec > 3_600
            else { continue }
            if status.isFile { remove(name.text) } else { removeStage(name.text) }
        }
    }
}

extension Folder {
    func remove(_ name: String) {
        unlinkat(descriptor.number, name, 0)
    }
}
