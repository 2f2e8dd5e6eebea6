import Domain
import JournalFormat

/// Writes a ZIP of the `.ics` files of the folder, byte for byte, those that are no entries
/// included, and of the saved searches.
struct BackupWriter: EntryWriter {
    private let zip: ZipSink
    private let searches: [SavedSearch]

    /// Throws where libarchive is not installed.
    init(searches: [SavedSearch] = []) throws {
        zip = try ZipSink()
        self.searches = searches
    }

    func begin(to sink: Sink) throws {
        try zip.add(BackupManifest.name, BackupManifest.content, isCompressed: false, to: sink)
        if !searches.isEmpty {
            try zip.add(
                BackupManifest.searches, SearchLines.bytes(of: searches.map(\.line)), to: sink)
        }
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        try zip.add("journal/" + stored.id.rawValue, stored.content, to: sink)
        return true
    }

    func end(to sink: Sink) throws {
        try zip.end(to: sink)
    }
}
