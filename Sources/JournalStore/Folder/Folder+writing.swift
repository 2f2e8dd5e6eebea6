import Domain
import Files
import Foundation

/// Files are added and replaced atomically, and flushed before a call returns.
extension Folder {
    /// The number of attempts while other programs interfere.
    static let attempts = 5

    private var mover: FileMover { FileMover(from: self, to: self) }

    /// Writes a new file completely, or leaves none. It is locked while it is open, so that it is
    /// not removed as a leftover.
    ///
    /// - Parameter old: the file whose mode and group the new one gets.
    @discardableResult
    func makeFile(
        _ name: String, of bytes: [UInt8], like old: FileContent?, flushing: Bool
    ) throws(FolderFailure) -> FileDescriptor {
        guard let file = FileDescriptor(disk.makeFile(descriptor.number, name)) else {
            throw FolderFailure(errno)
        }
        // Not every file system has locks.
        _ = try? file.lock(on: disk)
        if let old {
            // The group of a shared folder stays, if this user may set it.
            _ = disk.setGroup(file.number, old.group)
            _ = disk.setMode(file.number, old.mode)
        }
        do throws(FolderFailure) {
            try file.write(bytes, on: disk)
            guard !flushing || disk.flush(file.number) == 0 else {
                throw FolderFailure(errno)
            }
            return file
        } catch {
            remove(name)
            throw error
        }
    }

    /// Adds a file.
    /// - Returns: The signature of the file, or `nil` if it was added but its status cannot be read
    ///   now.
    /// - Throws: `overtaken` if the name is taken.
    @discardableResult
    func create(_ name: String, with bytes: [UInt8]) throws(FolderFailure) -> FileSignature? {
        let new = try TemporaryFile(of: bytes, like: nil, in: self)
        return try placing(new) { () throws(FolderFailure) in
            try place(new, as: name)
            do throws(FolderFailure) {
                try flush()
            } catch {
                if new.held.isAt(name, in: self) { remove(name) }
                throw error
            }
        }
    }

    private func place(_ new: TemporaryFile, as name: String) throws(FolderFailure) {
        if disk.link(descriptor.number, new.name, name) == 0 { return remove(new.name) }
        let failure = FolderFailure(errno)
        guard failure.isOfFileSystem || failure.code == EPERM else { throw failure }
        try mover.move(new.name, as: name)
    }

    /// Replaces a file.
    /// - Returns: The signature of the file, or `nil` if it was replaced but its status cannot be
    ///   read now.
    /// - Throws: `overtaken` if the file has changed since it was read.
    @discardableResult
    func replace(
        _ name: String, read content: FileContent, with bytes: [UInt8]
    ) throws(FolderFailure) -> FileSignature? {
        let new = try TemporaryFile(of: bytes, like: content, in: self)
        return try placing(new) { () throws(FolderFailure) in
            // A change that shows already need not be swapped back later.
            guard stamp(of: name)?.isUnchanged(since: content.stamp) == true else {
                throw .overtaken
            }
            switch try mover.exchange(
                new.name, with: name, whichIs: { holds(content, as: new.name) })
            {
            case .overtaken:
                try flush()
                throw .overtaken
            case .done:
                do throws(FolderFailure) {
                    try flush()
                } catch {
                    mover.putBack(new.name, as: name, over: new.held)
                    throw error
                }
                remove(new.name)
            case .impossible:
                // The gap between the check and the rename is short.
                guard holds(content, as: name) else { throw .overtaken }
                try mover.rename(new.name, to: name)
                do throws(FolderFailure) {
                    try flush()
                } catch {
                    putBack(content, as: name, over: new)
                    throw error
                }
            }
        }
    }

    /// Creates a file, or replaces the content that was read, unless that is the same.
    func write(
        _ bytes: [UInt8], to name: String, over content: FileContent?
    ) throws(FolderFailure) {
        if let content {
            if bytes != content.bytes { try replace(name, read: content, with: bytes) }
        } else {
            try create(name, with: bytes)
        }
    }

    /// Whether a file is the one that was read, possibly under another name. Changes in place
    /// within a tick of the clock show only in its bytes.
    private func holds(_ content: FileContent, as name: String) -> Bool {
        guard stamp(of: name)?.isMoved(from: content.stamp) == true,
            let now = try? read(name)
        else { return false }
        return now.bytes == content.bytes && now.mode == content.mode
            && now.owner == content.owner && now.group == content.group
    }

    /// Writes the old bytes again after the disk could neither keep the new ones nor swap files.
    private func putBack(_ content: FileContent, as name: String, over new: TemporaryFile) {
        guard new.held.isAt(name, in: self) else { return }
        let old = FileName.temporary(NewUID.text())
        guard (try? makeFile(old, of: content.bytes, like: content, flushing: false)) != nil
        else { return }
        do throws(FolderFailure) { try mover.rename(old, to: name) } catch { remove(old) }
    }

    /// Calls `body` to give a file its name, and removes the file if that fails.
    ///
    /// The file is closed last, so that programs that watch the folder see a file that was written.
    /// They may take the second of two swapped names for a removed file.
    private func placing(
        _ new: TemporaryFile, _ body: () throws(FolderFailure) -> Void
    ) throws(FolderFailure) -> FileSignature? {
        do throws(FolderFailure) {
            try body()
        } catch {
            remove(new.name)
            throw error
        }
        return new.stamp
    }
}

/// A file that waits for its name, open and locked until it has it.
struct TemporaryFile {
    let name: String
    let held: HeldFile
    private let file: FileDescriptor
    private let disk: Disk

    /// Writes and flushes the bytes under a temporary name.
    init(of bytes: [UInt8], like old: FileContent?, in folder: Folder) throws(FolderFailure) {
        name = FileName.temporary(NewUID.text())
        file = try folder.makeFile(name, of: bytes, like: old, flushing: true)
        disk = folder.disk
        do throws(FolderFailure) {
            guard let held = try HeldFile(name, in: folder) else { throw FolderFailure(ENOENT) }
            self.held = held
        } catch {
            folder.remove(name)
            throw error
        }
    }

    /// The signature of the file itself, or `nil` if it cannot be told. Another file may have its
    /// name by now.
    var stamp: FileSignature? {
        (try? file.status(on: disk)).map { FileSignature($0, readAt: .now) }
    }
}
