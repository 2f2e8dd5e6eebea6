/// All that is said about the entries of a stretch of time, which come one after the other: none of them is
/// kept that no figure shows.
public struct PageFigures: Sendable {
    public private(set) var films = FilmPageFigures()
    public private(set) var trips = TripPageFigures()
    public private(set) var claims = ClaimFigures()
    private let period: StatisticsPeriod
    private let kind: EntryKind?
    private let today: CalendarDay?

    /// - Parameters:
    ///   - kind: `nil` for all; claims belong to trips.
    ///   - today: later days have not come yet, and do not count; `nil` if all do.
    public init(
        of period: StatisticsPeriod = .everything, kind: EntryKind? = nil, until today: CalendarDay?
    ) {
        self.period = period
        self.kind = kind
        self.today = today
    }

    /// - Parameter entries: in the order of time, none before one that was added.
    public mutating func add(_ entries: [CountedEntry]) {
        for entry in entries where entry.counts(in: period, of: kind, until: today) {
            switch entry {
            case .film(let film):
                films.add(inOrder: film)
                trips.add(beside: film)
            case .trip(let trip): trips.add(inOrder: trip)
            case .other: claims.add(entry, on: today)
            }
        }
    }
}
