internal import Domain
internal import EntryFeature
internal import Presentation

/// The search for an earlier trip that the user may be about to repeat.
struct TripRoutine: Equatable {
    /// The query, or `nil` if too little is typed.
    private let entries: EntryQuery?
    private let weekday: Weekday?
    /// The minute of the day.
    private let minute: Int?

    /// Creates the search of what an edited draft says.
    init(_ edit: TripEdit) {
        let departure = try? edit.departure()
        entries = Self.query(for: edit.draft)
        weekday = departure?.day.weekday
        minute = departure.map { $0.hour * 60 + $0.minute }
    }

    /// Returns the trip to offer, or `nil` if the draft identifies none.
    func trip(in journal: any ReadsEntries) async -> Trip? {
        guard let entries, let weekday, let minute else { return nil }
        let trips = await journal.listing(matching: entries).counted(in: 0..<Self.most)
            .compactMap { if case .trip(let trip) = $0 { trip } else { nil } }
        let id = Self.usual(among: trips, on: weekday, atMinute: minute)
        guard let id, case .trip(let trip)? = await journal.entry(id) else { return nil }
        return trip
    }

    /// Returns the query for earlier trips that match a draft, or `nil` if it has neither an origin
    /// nor a service.
    static func query(for draft: FormDraft) -> EntryQuery? {
        let texts: [(SearchOperator, String)] = [
            (.from, draft[.from]), (.to, draft[.to]), (.service, draft[.service]),
        ]
        let said = texts.map { ($0.0, $0.1.trimmingSpaces) }.filter { !$0.1.isEmpty }
        guard said.contains(where: { $0.0 != .to }) else { return nil }
        let terms = said.reduce(SearchTerms.all) { $0 + .whole($1.0, CountedName($1.1)) }
        return EntryQuery(kind: .trip, search: terms.text)
    }

    /// The greatest number of trips that are compared, the latest first.
    static let most = 30

    /// Returns the trip to offer: the latest on the same day of the week, or else the latest. It is
    /// `nil` if the trips have different routes, or different services and none near the time.
    ///
    /// - Parameters:
    ///   - trips: the matching trips, the latest first.
    ///   - minute: the minute of the day.
    static func usual(
        among trips: [CountedTrip], on weekday: Weekday, atMinute minute: Int
    ) -> EntryID? {
        guard Set(trips.map(\.route)).count == 1 else { return nil }
        let isOneService = Set(trips.map(\.service)).count == 1
        let near = isOneService ? trips : trips.filter { $0.isNear(minute) }
        return (near.first { $0.day?.weekday == weekday } ?? near.first)?.id
    }
}

extension CountedTrip {
    /// Whether the trip departs within two hours of a minute of the day.
    fileprivate func isNear(_ minute: Int) -> Bool {
        guard let time else { return false }
        let apart = abs(time.hour * 60 + time.minute - minute)
        return min(apart, 24 * 60 - apart) <= 120
    }
}
