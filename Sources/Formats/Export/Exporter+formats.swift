public import Domain

extension Exporter {
    /// Exports from a journal, in every format.
    public convenience init(journal: any ReadsManyEntries) {
        self.init(journal: journal, writers: Self.writer)
    }

    private nonisolated static func writer(
        of format: ExportFormat
    ) throws -> sending any EntryWriter {
        switch format {
        case .letterboxd: LetterboxdWriter()
        case .filmsCSV: OwnTableWriter<Film>.films
        case .tripsCSV: OwnTableWriter<Trip>.trips
        case .json: OwnJSONWriter()
        case .calendar: CalendarWriter()
        case .backup: try BackupWriter()
        }
    }
}
