public import Domain

extension JournalDouble {
    /// The model of the entries, for reading.
    private var model: JournalModel { JournalModel(entries, written: additions) }

    public func listing(matching query: EntryQuery) async -> any EntryListing {
        let listing = model.listing(matching: query)
        await listingGate.pass(query)
        return listing
    }

    public func listingAtOnce(matching query: EntryQuery) -> (any EntryListing)? {
        answersAtOnce ? model.listing(matching: query) : nil
    }

    public func doubts(about search: String) -> [SearchDoubt] { doubts[search] ?? [] }

    public func entries(on day: CalendarDay) async -> [EntrySummary] {
        model.summaries(matching: EntryQuery(days: day...day))
    }

    public func passes() async -> KnownPasses {
        KnownPasses(
            model.entries.compactMap { id, entry in Pass(entry).map { (id: id, pass: $0) } }
                .sorted { $0.id.rawValue < $1.id.rawValue })
    }

    public func legs(with id: EntryID) async -> [EntryID] {
        model.journey(with: id)?.legs.map(\.id) ?? []
    }

    public func viewings(of title: String, year: Int?) async -> [EntrySummary] {
        let viewings = model.viewings(of: title, year: year)
        await viewingsGate.pass(title)
        return viewings
    }

    public func values(of field: CompletionField) async -> [String] {
        let values = field == .visitedCountry ? visitedCountries : model.values(of: field)
        let next = afterValues
        afterValues = nil
        next?()
        return values
    }

    /// The countries of the trips, of which `PlacesDouble` knows the towns.
    private var visitedCountries: [String] {
        let ends = model.entries.values.compactMap { entry in
            if case .trip(let trip) = entry { PlacesDouble().ends(of: trip) } else { nil }
        }
        return Set(ends.flatMap { [$0.from, $0.to] }.compactMap { $0?.country }).sorted()
    }
}

extension JournalDouble: CountsEntries {
    public func counted(matching query: EntryQuery) async -> [CountedEntry] {
        model.counted(matching: query)
    }

    public func days(matching query: EntryQuery) async -> [CountedDay] {
        model.days(matching: query)
    }
}
