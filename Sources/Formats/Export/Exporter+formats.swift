public import Domain
import Files

extension Exporter {
    /// Makes an exporter from a journal, with every format.
    ///
    /// - Parameters:
    ///   - searches: the saved searches for a backup, or `nil` for none.
    ///   - lists: the lists for a backup, or `nil` for none.
    public convenience init(
        journal: any ReadsManyEntries, searches: (any StoresSearches)? = nil,
        lists: (any StoresListFiles)? = nil
    ) {
        self.init(journal: journal, searches: searches, lists: lists, on: .real)
    }

    convenience init(
        journal: any ReadsManyEntries, searches: (any StoresSearches)? = nil,
        lists: (any StoresListFiles)? = nil, on disk: Disk
    ) {
        self.init(
            journal: journal, searches: searches, lists: lists, on: disk, writers: Self.writer)
    }

    private nonisolated static func writer(
        of format: ExportFormat, _ beside: SidecarFiles
    ) throws -> sending any EntryWriter {
        switch format {
        case .letterboxd: LetterboxdWriter()
        case .filmsCSV: OwnTableWriter<Film>.films
        case .tripsCSV: OwnTableWriter<Trip>.trips
        case .passesCSV: OwnTableWriter<Pass>.passes
        case .claimsCSV: OwnTableWriter<Claim>.claims
        case .json: OwnJSONWriter()
        case .calendar: CalendarWriter()
        case .backup: try BackupWriter(beside: beside)
        }
    }
}
