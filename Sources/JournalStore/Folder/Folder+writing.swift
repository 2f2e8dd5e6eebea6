import Foundation

extension Folder {
    enum WriteFailure: Error {
        case failed(FolderFailure)
        /// Somebody else was quicker: the file is not what it was, or the name is taken.
        case overtaken
    }

    /// Puts a new file under a name that nobody has.
    func create(_ name: String, with bytes: [UInt8]) throws(WriteFailure) -> Stamp {
        let new = try writeTemporary(bytes, like: nil)
        return try placing(new) { () throws(FolderFailure) in
            guard try place(new, as: name) else { return false }
            do throws(FolderFailure) {
                try flush()
            } catch {
                if hold(name)?.identity == new.identity { remove(name) }
                throw error
            }
            return true
        }
    }

    /// False where there is something of that name.
    private func place(_ new: Temporary, as name: String) throws(FolderFailure) -> Bool {
        let number = descriptor.number
        if disk.link(number, new.name, name) == 0 {
            remove(new.name)
            return true
        }
        if errno == EEXIST { return false }
        guard FolderFailure(errno).isOfFileSystem || errno == EPERM else {
            throw FolderFailure(errno)
        }
        do throws(FolderFailure) {
            try give(new.name, to: self, as: name)
            return true
        } catch {
            guard error.code == EEXIST else { throw error }
            return false
        }
    }

    /// Puts new bytes in the place of a file that still is what was read.
    func replace(
        _ name: String, read content: Content, with bytes: [UInt8]
    ) throws(WriteFailure) -> Stamp {
        let new = try writeTemporary(bytes, like: content)
        return try placing(new) { () throws(FolderFailure) in
            // What shows here already need not be put back.
            guard stamp(of: name)?.isUnchanged(since: content.stamp) == true else { return false }
            switch try exchange(
                new.name, with: name, of: self, whichIs: { holds(content, as: new.name) })
            {
            case .overtaken:
                try flush()
                return false
            case .done:
                do throws(FolderFailure) {
                    try flush()
                } catch {
                    putBack(new.name, as: name, of: self, over: new.held)
                    throw error
                }
                remove(new.name)
            case .impossible:
                // The gap between looking and renaming is short.
                guard holds(content, as: name) else { return false }
                try rename(new.name, to: name)
                do throws(FolderFailure) {
                    try flush()
                } catch {
                    putBack(content, as: name, over: new)
                    throw error
                }
            }
            return true
        }
    }

    /// Whether a file is what was read, whatever its name was then. In-place changes within a tick of
    /// the clock show in its bytes only.
    private func holds(_ content: Content, as name: String) -> Bool {
        guard stamp(of: name)?.isMoved(from: content.stamp) == true,
            let now = try? read(name)
        else { return false }
        return now.bytes == content.bytes && now.mode == content.mode
            && now.owner == content.owner && now.group == content.group
    }

    /// The old bytes again, where a disk did not keep the new ones and cannot swap.
    private func putBack(_ content: Content, as name: String, over new: Temporary) {
        guard hold(name)?.identity == new.identity else { return }
        let old = FileName.temporary(NewUID.text())
        guard (try? write(content.bytes, as: old, like: content, flushing: false)) != nil else {
            return
        }
        do throws(FolderFailure) { try rename(old, to: name) } catch { remove(old) }
    }

    private func rename(_ temporary: String, to name: String) throws(FolderFailure) {
        let number = descriptor.number
        guard disk.rename(number, temporary, number, name) == 0 else { throw FolderFailure(errno) }
    }

    /// A file of ours that waits for its place, open and locked until it has it.
    private struct Temporary {
        let name: String
        let held: Held
        let file: Descriptor

        var identity: Held.Identity { held.identity }
    }

    /// Does what brings a file to its place, and clears it away where it did not get there.
    ///
    /// It is closed at last only: to those who watch the folder that is a file which was written to,
    /// while of two names that were swapped they may take the second for one that went away.
    private func placing(
        _ new: Temporary, _ body: () throws(FolderFailure) -> Bool
    ) throws(WriteFailure) -> Stamp {
        let isPlaced: Bool
        do throws(FolderFailure) {
            isPlaced = try body()
        } catch {
            remove(new.name)
            throw .failed(error)
        }
        guard isPlaced else {
            remove(new.name)
            throw .overtaken
        }
        // Of the file itself: in its place there may be another one by now.
        var status = stat()
        guard fstat(new.file.number, &status) == 0 else { throw .failed(FolderFailure(errno)) }
        return Stamp(status, readAt: .now)
    }

    /// Writes and flushes the bytes under a name that they have for the moment.
    private func writeTemporary(
        _ bytes: [UInt8], like old: Content?
    ) throws(WriteFailure) -> Temporary {
        let name = FileName.temporary(NewUID.text())
        do throws(FolderFailure) {
            let file = try write(bytes, as: name, like: old, flushing: true)
            guard let held = hold(name) else { throw FolderFailure(errno) }
            return Temporary(name: name, held: held, file: file)
        } catch {
            throw .failed(error)
        }
    }

    /// Writes a file that is not there yet, or leaves none. As long as it stays open it is nobody's
    /// leftover.
    @discardableResult
    func write(
        _ bytes: [UInt8], as name: String, like old: Content?, flushing: Bool
    ) throws(FolderFailure) -> Descriptor {
        guard let file = Descriptor(disk.makeFile(descriptor.number, name)) else {
            throw FolderFailure(errno)
        }
        flock(file.number, LOCK_EX | LOCK_NB)
        if let old {
            // A shared folder's group stays; where that is not ours to give, the file is ours.
            _ = fchown(file.number, uid_t.max, old.group)
            _ = fchmod(file.number, old.mode)
        }
        guard Self.write(bytes, to: file, on: disk),
            !flushing || disk.flush(file.number) == 0
        else {
            let failure = FolderFailure(errno)
            remove(name)
            throw failure
        }
        return file
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

    func remove(_ name: String) {
        _ = disk.remove(descriptor.number, name)
    }
}
