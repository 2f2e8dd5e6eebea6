import Domain
import JournalFormat

/// Reads Counterfoil's backups, and takes their files over byte for byte.
struct BackupReader: SourceReader {
    /// The limits of an archive, whose files are all held in memory until they are written.
    var limits = ArchiveLimits(bytes: 1 << 30)

    var readsText: Bool { false }

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
            var kept = SidecarFiles()
            while let member = try cursor.next() {
                guard !Task.isCancelled else { throw .cancelled }
                guard member.isFile, let part = Part(member.path) else { continue }
                let name = part.name
                let place = SourcePlace(file: name, archive: file.name)
                try names.add(name, of: member, shown: name, in: file.name)
                claimed &+= member.size ?? 0
                try limits.check(claimed, of: file.size ?? 0, in: file.name)
                let content = try content(of: cursor, in: file, at: place, count: &unpacked)
                switch part {
                case .searches: kept.searches += FileLines.read(content)
                case .answers: kept.answers += FileLines.read(content)
                case .list: kept.lists.append(ListFile(name: name, content: content))
                case .entry:
                    contents.files.append(
                        ImportedFile(
                            place: place, source: file.name, name: name, content: content,
                            entry: try? EntryText.entry(of: content)))
                    progress(1)
                }
            }
            contents.searches += kept.searches
            contents.answers += kept.answers
            for list in kept.lists { contents.addList(list, of: file) }
            contents.sources.append(.backup(file.name, searches: kept.searches.count))
        }
    }

    /// The kind of a member, with its name.
    private enum Part {
        case searches, answers
        case list(String)
        case entry(String)

        /// Makes the kind of a member from its path, or `nil` if only a later version knows it.
        init?(_ path: String) {
            func rest(_ folder: String) -> String? {
                path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
            }
            if path == BackupManifest.searches {
                self = .searches
            } else if path == BackupManifest.answers {
                self = .answers
            } else if let name = rest(BackupManifest.lists) {
                guard ListFile.isName(name) else { return nil }
                self = .list(name)
            } else if let name = rest(BackupManifest.entries) {
                self = .entry(name)
            } else {
                return nil
            }
        }

        /// The file name without its folder.
        var name: String {
            switch self {
            case .searches: BackupManifest.searches
            case .answers: BackupManifest.answers
            case .list(let name), .entry(let name): name
            }
        }
    }

    /// - Parameter count: the size of the members read so far, in bytes. It is counted, because
    ///   headers can claim any size.
    private func content(
        of cursor: ArchiveCursor, in file: SourceFile, at place: SourcePlace, count: inout Int
    ) throws(ImportError) -> [UInt8] {
        var content: [UInt8] = []
        while let piece = try cursor.read(upTo: 64 << 10) {
            count += piece.count
            try limits.check(count, of: file.size ?? 0, in: file.name)
            guard content.count + piece.count <= CalendarFile.largest else {
                throw .unreadable(place, .tooLargeUnpacked)
            }
            content += piece
        }
        return content
    }
}
