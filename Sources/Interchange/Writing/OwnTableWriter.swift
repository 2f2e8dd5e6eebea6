import Domain

/// Writes Counterfoil's own table of films or of trips.
struct OwnTableWriter<Record: Sendable>: EntryWriter {
    let heading: String
    let columns: [OwnColumn<Record>]
    let record: @Sendable (Entry) -> Record?

    func begin(to sink: Sink) throws {
        try sink(TableText.row([heading] + columns.map(\.name)))
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard let record = stored.entry.flatMap(record) else { return false }
        try sink(TableText.row([stored.id.rawValue] + columns.map { $0.text(record) }))
        return true
    }

    func end(to sink: Sink) {}
}

extension OwnTableWriter<FilmRecord> {
    static var films: Self {
        Self(heading: FilmColumns.heading, columns: FilmColumns.all) { entry in
            guard case .film(let film) = entry else { return nil }
            return FilmRecord(film)
        }
    }
}

extension OwnTableWriter<TripRecord> {
    static var trips: Self {
        Self(heading: TripColumns.heading, columns: TripColumns.all) { entry in
            guard case .trip(let trip) = entry else { return nil }
            return TripRecord(trip)
        }
    }
}
