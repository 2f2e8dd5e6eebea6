public import Domain

extension Exporter {
    /// Exports from a journal, in every format.
    /// - Parameter searches: what a backup keeps beside the entries; nil for nothing.
    /// - Parameter lists: the same.
    public convenience init(
        journal: any ReadsManyEntries, searches: (any KeepsSearches)? = nil,
        lists: (any KeepsListFiles)? = nil
    ) {
        self.init(journal: journal, searches: searches, lists: lists, writers: Self.writer)
    }

    private nonisolated static func writer(
        of format: ExportFormat, _ beside: BesideEntries
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
