public import Domain

/// The statistics of each year of a journal.
public struct YearsFigures: Hashable, Sendable {
    private var byYear: [Int?: PeriodFigures] = [:]
    /// The figures of all years together. Films are told apart across years.
    public private(set) var all = PeriodFigures()
    private let today: CalendarDay?

    /// The years with entries, the newest first, followed by entries without a day.
    public var years: [Year] {
        byYear.sorted { ($0.key ?? .min) > ($1.key ?? .min) }
            .map { Year(year: $0.key, figures: $0.value) }
    }

    public struct Year: Hashable, Sendable {
        /// The year, or `nil` for entries without a day.
        public let year: Int?
        public let figures: PeriodFigures
    }

    /// - Parameter today: The current day, after which entries do not count, or `nil` to count all.
    public init(of entries: [CountedEntry] = [], until today: CalendarDay?) {
        self.today = today
        add(entries)
    }

    public mutating func add(_ entries: [CountedEntry]) {
        for entry in entries
        where EntryKind.counted.contains(entry.kind) && !entry.isStillToCome(on: today) {
            byYear[entry.day?.year, default: PeriodFigures()].add(entry, on: today)
            all.add(entry, on: today)
        }
    }
}

public struct PeriodFigures: Hashable, Sendable {
    public private(set) var films = FilmFigures()
    public private(set) var trips = TripFigures()
    public private(set) var claims = ClaimFigures()

    mutating func add(_ entry: CountedEntry, on today: CalendarDay?) {
        switch entry {
        case .film(let film): films.add(film)
        case .trip(let trip): trips.add(trip)
        case .other: claims.add(entry, on: today)
        }
    }
}
