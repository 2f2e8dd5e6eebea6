import Domain

/// Writes Counterfoil's own table of one kind of entry.
struct OwnTableWriter<Whole: HasFields>: EntryWriter {
    private let columns = CounterfoilCSVColumn<Whole>.all
    let whole: @Sendable (Entry) -> Whole?

    func begin(to sink: Sink) throws {
        try sink(TableText.row([CounterfoilCSVColumn<Whole>.heading] + columns.map(\.name)))
    }

    func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard let record = stored.entry.flatMap(whole).map(FieldRecords.init) else { return false }
        try sink(TableText.row([stored.id.rawValue] + columns.map { $0.text(record) }))
        return true
    }

    func end(to sink: Sink) {}
}

extension OwnTableWriter<Film> {
    static var films: Self {
        Self { if case .film(let film) = $0 { film } else { nil } }
    }
}

extension OwnTableWriter<Trip> {
    static var trips: Self {
        Self { if case .trip(let trip) = $0 { trip } else { nil } }
    }
}

extension OwnTableWriter<Pass> {
    static var passes: Self {
        Self { if case .pass(let pass) = $0 { pass } else { nil } }
    }
}

extension OwnTableWriter<Claim> {
    static var claims: Self {
        Self { if case .claim(let claim) = $0 { claim } else { nil } }
    }
}
