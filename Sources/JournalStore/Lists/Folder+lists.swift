import Domain
import Files
import Foundation

/// The lists among the files of the journal's folder.
extension Folder {
    /// Reads all lists.
    /// - Throws: `notRead` if some of them cannot be read now.
    func lists() throws(JournalError) -> [ListFile] {
        let names = try FolderFailure.explained(reading: path, listNames)
        var (files, unread): ([ListFile], UnreadFiles) = ([], UnreadFiles())
        for name in names {
            do throws(ReadFailure) {
                files.append(ListFile(name: name, content: try read(name).bytes))
            } catch {
                if error.isOfNow { unread.add(name, error.reason) }
            }
        }
        if let error = unread.error { throw error }
        return files
    }

    /// Reads a list, or returns `nil` if it does not exist.
    func readList(_ name: String) throws(JournalError) -> FileContent? {
        FileName.isList(name) ? try readIfPresent(name) : nil
    }

    /// Writes a new list under a free name, or one in place of `old` unless that was changed.
    func writeList(
        _ file: ListFile, insteadOf old: ListFile?, under lock: WriteLock
    ) throws(JournalError) -> ListFile {
        guard FileName.isList(file.name) else { throw .file(file.name, .nameNotOfEntry) }
        return try lock.withLock { () throws(JournalError) in
            if let old { return try replaceList(old, with: file.content) }
            for name in FileName.lists(file.name) {
                let new = try unlessOvertaken(writing: name) { () throws(FolderFailure) in
                    try create(name, with: file.content)
                    return ListFile(name: name, content: file.content)
                }
                if let new { return new }
            }
            throw .placeTaken(EntryID(file.name))
        }
    }

    private func replaceList(_ old: ListFile, with content: [UInt8]) throws(JournalError)
        -> ListFile
    {
        guard let now = try readList(old.name) else { throw .entryGone(EntryID(old.name)) }
        guard now.bytes == old.content else { throw .placeTaken(EntryID(old.name)) }
        let new = try unlessOvertaken(writing: old.name) { () throws(FolderFailure) in
            try replace(old.name, read: now, with: content)
            return ListFile(name: old.name, content: content)
        }
        guard let new else { throw .placeTaken(EntryID(old.name)) }
        return new
    }

    /// Restores a list under its name, unless another file has that.
    func restoreList(_ file: ListFile, under lock: WriteLock) throws(JournalError) {
        guard FileName.isList(file.name) else { throw .file(file.name, .nameNotOfEntry) }
        try lock.withLock { () throws(JournalError) in
            let isBack = try unlessOvertaken(writing: file.name) { () throws(FolderFailure) in
                try create(file.name, with: file.content)
                return true
            }
            if isBack == true { return }
            if try readList(file.name)?.bytes == file.content { return }
            throw .placeTaken(EntryID(file.name))
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
