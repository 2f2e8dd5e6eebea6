public import Domain

/// All figures of a period. Entries are added in the order of time, and only those that a figure
/// shows are kept.
public struct PageFigures: Sendable {
    public private(set) var films: FilmPageFigures
    public private(set) var trips: TripPageFigures
    public private(set) var routes = MappedRoutes()
    public private(set) var claims = ClaimFigures()
    private let period: StatisticsPeriod
    private let kind: EntryKind?
    private let today: CalendarDay?

    /// - Parameters:
    ///   - kind: The kind of entries, or `nil` for all. Claims belong to trips.
    ///   - today: The current day, after which entries do not count, or `nil` to count all.
    ///   - earlier: The entries on each day, of which those before the period are numbered first.
    public init(
        of period: StatisticsPeriod = .everything, kind: EntryKind? = nil,
        until today: CalendarDay?, after earlier: [CountedDay] = []
    ) {
        films = FilmPageFigures(after: earlier.count(of: .film, before: period))
        trips = TripPageFigures(after: earlier.count(of: .trip, before: period))
        self.period = period
        self.kind = kind
        self.today = today
    }

    /// - Parameter entries: Entries in the order of time, none earlier than those added before.
    public mutating func add(_ entries: [CountedEntry]) {
        for entry in entries where entry.counts(in: period, of: kind, until: today) {
            switch entry {
            case .film(let film):
                films.add(inOrder: film)
                trips.add(beside: film)
            case .trip(let trip):
                trips.add(inOrder: trip)
                routes.add(trip)
            case .other: claims.add(entry, on: today)
            }
        }
    }
}
