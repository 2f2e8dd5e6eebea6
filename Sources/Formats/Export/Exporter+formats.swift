public import Domain
import Files

extension Exporter {
    /// Makes an exporter from a journal, with every format.
    ///
    /// - Parameters:
    ///   - searches: the saved searches for a backup, or `nil` for none.
    ///   - lists: the lists for a backup, or `nil` for none.
    ///   - places: the places for trips without coordinates, or `nil` for none.
    ///   - filledInZones: returns the zones that the program fills in, which tell nothing about a
    ///     place.
    public convenience init(
        journal: any ReadsManyEntries, searches: (any StoresSearches)? = nil,
        lists: (any StoresListFiles)? = nil, places: (any FindsPlaces)? = nil,
        filledInZones: @escaping @Sendable () -> Set<String> = { [] }
    ) {
        self.init(
            journal: journal, searches: searches, lists: lists, on: .real, places: places,
            filledInZones: filledInZones)
    }

    convenience init(
        journal: any ReadsManyEntries, searches: (any StoresSearches)? = nil,
        lists: (any StoresListFiles)? = nil, on disk: Disk, places: (any FindsPlaces)? = nil,
        filledInZones: @escaping @Sendable () -> Set<String> = { [] }
    ) {
        self.init(journal: journal, searches: searches, lists: lists, on: disk) { format, beside in
            guard format != .geoJSON else {
                return GeoJSONWriter(places: places, filledInZones: filledInZones())
            }
            return try Self.writer(of: format, beside)
        }
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
        case .geoJSON: GeoJSONWriter()
        case .json: OwnJSONWriter()
        case .calendar: CalendarWriter()
        case .backup: try BackupWriter(beside: beside)
        }
    }
}
