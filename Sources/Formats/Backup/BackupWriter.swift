import Domain
import JournalFormat

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
