import Domain

/// Writes a ZIP of the `.ics` files of the folder, byte for byte, those that are no entries
/// included.
struct BackupWriter: EntryWriter {
    private let zip: ZipSink

    /// Throws where libarchive is not installed.
    init() throws {
        zip = try ZipSink()
    }

    func begin(to sink: Sink) throws {
        try zip.add(BackupManifest.name, BackupManifest.content, isCompressed: false, to: sink)
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        try zip.add("journal/" + stored.id.rawValue, stored.content, to: sink)
        return true
    }

    func end(to sink: Sink) throws {
        try zip.end(to: sink)
    }
}
