import Domain
import Files
import Foundation

/// The lists among the files of the journal's folder.
struct ListFolder {
    private let folder: Folder

    init(_ folder: Folder) {
        self.folder = folder
    }

    /// Reads all lists.
    /// - Throws: `notRead` if some of them cannot be read now.
    func files() throws(JournalError) -> [ListFile] {
        let names: [String]
        do throws(FolderFailure) {
            names = try folder.listNames()
        } catch {
            throw error.error(reading: folder.path)
        }
        var (files, unread, reason): ([ListFile], [String], FileError?) = ([], [], nil)
        for name in names {
            do throws(FileReader.Failure) {
                files.append(
                    ListFile(name: name, content: try FileReader(of: folder).read(name).bytes))
            } catch {
                guard error.isOfNow else { continue }
                unread.append(name)
                reason = error.reason ?? reason
            }
        }
        if let reason { throw .notRead(files: unread, reason: reason) }
        return files
    }

    /// Reads a list, or returns `nil` if it does not exist.
    func read(_ name: String) throws(JournalError) -> FileContent? {
        guard FileName.isList(name) else { return nil }
        do throws(FileReader.Failure) {
            return try FileReader(of: folder).read(name)
        } catch {
            guard let reason = error.reason else { return nil }
            throw .file(name, reason)
        }
    }

    /// Writes a new list under a free name, or one in place of `old` unless that was changed.
    func write(
        _ file: ListFile, insteadOf old: ListFile?, under lock: WriteLock
    ) throws(JournalError) -> ListFile {
        guard FileName.isList(file.name) else { throw .file(file.name, .nameNotOfEntry) }
        return try lock.withLock { () throws(JournalError) in
            if let old { return try replace(old, with: file.content) }
            for name in FileName.lists(file.name) {
                do throws(DurableWriter.Failure) {
                    _ = try DurableWriter(in: folder).create(name, with: file.content)
                    return ListFile(name: name, content: file.content)
                } catch {
                    guard case .failed(let failure) = error else { continue }
                    throw failure.error(writing: name, in: folder.path)
                }
            }
            throw .placeTaken(EntryID(file.name))
        }
    }

    private func replace(_ old: ListFile, with content: [UInt8]) throws(JournalError) -> ListFile {
        guard let now = try read(old.name) else { throw .entryGone(EntryID(old.name)) }
        guard now.bytes == old.content else { throw .placeTaken(EntryID(old.name)) }
        do throws(DurableWriter.Failure) {
            _ = try DurableWriter(in: folder).replace(old.name, read: now, with: content)
        } catch {
            guard case .failed(let failure) = error else {
                throw .placeTaken(EntryID(old.name))
            }
            throw failure.error(writing: old.name, in: folder.path)
        }
        return ListFile(name: old.name, content: content)
    }

    /// Restores a list under its name, unless another file has that.
    func restore(_ file: ListFile, under lock: WriteLock) throws(JournalError) {
        guard FileName.isList(file.name) else { throw .file(file.name, .nameNotOfEntry) }
        try lock.withLock { () throws(JournalError) in
            do throws(DurableWriter.Failure) {
                _ = try DurableWriter(in: folder).create(file.name, with: file.content)
            } catch {
                guard case .failed(let failure) = error else {
                    if try read(file.name)?.bytes == file.content { return }
                    throw .placeTaken(EntryID(file.name))
                }
                throw failure.error(writing: file.name, in: folder.path)
            }
        }
    }
}

extension FileName {
    /// Returns the names for a list: the requested one, and then the same with numbers.
    static func lists(_ name: String) -> some Sequence<String> {
        let stem = ListFile(name: name, content: []).title
        let names = (1...99).lazy.map { $0 == 1 ? "\(stem).csv" : "\(stem) \($0).csv" }
        return names.filter(isList)
    }
}
