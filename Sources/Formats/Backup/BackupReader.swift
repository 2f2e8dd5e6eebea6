import Domain
import JournalFormat

/// Reads Counterfoil's backups, and takes their files over byte for byte.
struct BackupReader: SourceReader {
    /// The limits of an archive, whose files are all held in memory until they are written.
    var limits = ArchiveLimits(bytes: 1 << 30)

    var readsText: Bool { false }

    func recognises(_ file: SourceFile) -> Bool { BackupManifest.isBackup(file.head) }

    func read(_ files: [SourceFile], into reading: SourceReading) async throws(ImportError) {
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
                    reading.contents.files.append(
                        ImportedFile(
                            place: place, source: file.name, name: name, content: content,
                            entry: try? EntryText.entry(of: content)))
                    reading.progress(1)
                }
            }
            reading.contents.searches += kept.searches
            reading.contents.answers += kept.answers
            for list in kept.lists { reading.contents.addList(list, of: file) }
            reading.contents.sources.append(.backup(file.name, searches: kept.searches.count))
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

/// The first member of a backup, by which it is recognised.
enum BackupManifest {
    static let name = "counterfoil-backup.json"
    /// The name of the member with the saved searches, which is missing if there are none.
    static let searches = "searches.tsv"
    /// The name of the member with the person's answers about films of lists.
    static let answers = "lists.tsv"
    /// The folder of the files of lists.
    static let lists = "lists/"
    /// The folder of the entries' files.
    static let entries = "journal/"
    static let content = Array(#"{"format":"counterfoil-backup","version":1}"#.utf8)

    private static let beginning = Array(#"{"format":"counterfoil-backup","version":"#.utf8)

    /// Whether a file is a backup. Its first member is the manifest, which is stored without
    /// compression.
    static func isBackup(_ head: [UInt8]) -> Bool { version(of: head) != nil }

    /// Returns the digits of the version, or `nil` if the file is not a backup.
    static func version(of head: [UInt8]) -> String? {
        guard head.count > 30, head.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
        let length = Int(head[26]) | Int(head[27]) << 8
        let extra = Int(head[28]) | Int(head[29]) << 8
        let content = head.dropFirst(30 + length + extra)
        guard head.dropFirst(30).prefix(length).elementsEqual(name.utf8),
            content.starts(with: beginning)
        else { return nil }
        let digits = content.dropFirst(beginning.count).prefix { (0x30...0x39).contains($0) }
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
    }
}

/// Writes a ZIP of the folder's `.ics` files, byte for byte, including those that are not entries,
/// and of the files beside them.
struct BackupWriter: EntryWriter {
    private let zip: ZipSink
    private let sidecars: SidecarFiles

    /// Makes a writer.
    ///
    /// - Throws: an error if libarchive is not installed.
    init(beside: SidecarFiles = SidecarFiles()) throws {
        zip = try ZipSink()
        self.sidecars = beside
    }

    func begin(to sink: Sink) throws {
        try zip.add(BackupManifest.name, BackupManifest.content, isCompressed: false, to: sink)
        try add(BackupManifest.searches, FileLines.bytes(of: sidecars.searches), to: sink)
        try add(BackupManifest.answers, FileLines.bytes(of: sidecars.answers), to: sink)
        for list in sidecars.lists {
            try add(BackupManifest.lists + list.name, list.content, to: sink)
        }
    }

    private func add(_ name: String, _ content: [UInt8], to sink: Sink) throws {
        if !content.isEmpty { try zip.add(name, content, to: sink) }
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        try zip.add("journal/" + stored.id.rawValue, stored.content, to: sink)
        return true
    }

    func end(to sink: Sink) throws {
        try zip.end(to: sink)
    }
}
