public import Domain
import Files
import JournalFormat

/// Text files in the journal's folder that vdir tools ignore; see ADR 17. Lines that cannot be read
/// stay as they are.
extension Folder {
    fileprivate func lines<Line: FileLine>(of name: String) throws(JournalError) -> [Line] {
        do throws(ReadFailure) {
            return FileLines.read(try read(name).bytes)
        } catch {
            guard let reason = error.reason else { return [] }
            throw .failed(reason)
        }
    }

    fileprivate func changeLines<Line: FileLine>(
        of name: String, removing removed: [Line], adding added: [Line], under lock: WriteLock
    ) throws(JournalError) {
        try lock.withLock { () throws(JournalError) in
            for _ in 0..<Folder.attempts {
                let content = try readIfPresent(name)
                var lines = content.map { FileLines.split($0.bytes) } ?? []
                let kept: [Line] = lines.compactMap(FileLines.read)
                lines.removeAll { FileLines.read($0).map(removed.contains) ?? false }
                let new = added.filter { !kept.contains($0) || removed.contains($0) }
                let bytes = FileLines.bytes(of: lines) + FileLines.bytes(of: new)
                if content == nil, bytes.isEmpty { return }
                let isWritten = try unlessOvertaken(writing: name) { () throws(FolderFailure) in
                    try write(bytes, to: name, over: content)
                    return true
                }
                if isWritten == true { return }
            }
            throw .file(name, .changing)
        }
    }
}

extension FolderJournal {
    func lines<Line: FileLine & Sendable>(of name: String) async throws(JournalError) -> [Line] {
        try await keeper.lines(of: name)
    }

    func changeLines<Line: FileLine & Sendable>(
        of name: String, removing removed: [Line], adding added: [Line]
    ) async throws(JournalError) {
        try await attempt { () async throws(JournalError) in
            try await keeper.changeLines(of: name, removing: removed, adding: added)
        }
    }
}

extension JournalFolderActor {
    fileprivate func lines<Line: FileLine & Sendable>(
        of name: String
    ) throws(JournalError) -> [Line] {
        try place.openToRead().lines(of: name)
    }

    fileprivate func changeLines<Line: FileLine & Sendable>(
        of name: String, removing removed: [Line], adding added: [Line]
    ) throws(JournalError) {
        try place.openToWrite().changeLines(
            of: name, removing: removed, adding: added, under: place.writeLock)
        if FileName.isOfLists(name) { reconciler.noticeLists() }
    }
}

extension FolderJournal: StoresSearches {
    private static var searches: String { ".counterfoil-searches.tsv" }

    public func savedSearches() async throws(JournalError) -> [SavedSearch] {
        try await lines(of: Self.searches)
    }

    public func changeSearches(
        removing removed: [SavedSearch], adding added: [SavedSearch]
    ) async throws(JournalError) {
        try await changeLines(of: Self.searches, removing: removed, adding: added)
    }
}
