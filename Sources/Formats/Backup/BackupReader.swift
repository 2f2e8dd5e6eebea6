import Domain
import JournalFormat
import Wording

/// Reads backups of ours, to take their files over byte for byte.
struct BackupReader: SourceReader {
    private static let folder = "journal/"
    /// All files of a backup are held until they are written.
    var limits = ArchiveLimits(bytes: 1 << 30)

    func recognises(_ file: SourceFile) -> Bool {
        BackupManifest.isBackup(file.head)
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) async throws(ImportError) {
        for file in files {
            try FormatVersion.check(BackupManifest.version(of: file.head), of: file.name)
            let cursor = try ArchiveCursor(file.open(), named: file.name)
            var names = MemberNames()
            var claimed = 0
            var unpacked = 0
            var searches: [SavedSearch] = []
            while let member = try cursor.next() {
                guard !Task.isCancelled else { throw .cancelled }
                let isSearches = member.path == BackupManifest.searches
                guard member.isFile, isSearches || member.path.hasPrefix(Self.folder) else {
                    continue
                }
                let name =
                    isSearches ? member.path : String(member.path.dropFirst(Self.folder.count))
                let place = SourcePlace(file: name, archive: file.name)
                try names.add(name, of: member, shown: LocalWords.inEnglish.place(place))
                claimed &+= member.size ?? 0
                try limits.check(claimed, of: file.size ?? 0, in: file.name)
                let content = try content(of: cursor, in: file, at: place, count: &unpacked)
                if isSearches {
                    searches += SearchLines.searches(in: content)
                    continue
                }
                contents.files.append(
                    ImportedFile(
                        place: place, source: file.name, name: name, content: content,
                        entry: try? EntryText.entry(of: content)))
                progress(1)
            }
            contents.searches += searches
            contents.sources.append(
                LocalWords.inEnglish.backup(file.name, searches: searches.count))
        }
    }

    /// - Parameter count: of the bytes of all members; whatever headers claim, this counts.
    private func content(
        of cursor: ArchiveCursor, in file: SourceFile, at place: SourcePlace, count: inout Int
    ) throws(ImportError) -> [UInt8] {
        var content: [UInt8] = []
        while let piece = try cursor.read(upTo: 64 << 10) {
            count += piece.count
            try limits.check(count, of: file.size ?? 0, in: file.name)
            guard content.count + piece.count <= CalendarFile.largest else {
                throw .unreadable(
                    file: LocalWords.inEnglish.place(place), .tooLargeUnpacked)
            }
            content += piece
        }
        return content
    }
}
