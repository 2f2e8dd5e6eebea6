internal import Domain
internal import Presentation

/// Which trip somebody is about to take once more.
enum TripRoutine {
    /// What finds the trips that begin as the form does; nil while it says neither where nor with what.
    static func query(for draft: TripDraft) -> EntryQuery? {
        let texts: [(SearchOperator, String)] = [
            (.from, draft.from), (.to, draft.to), (.service, draft.service),
        ]
        let said = texts.map { ($0.0, $0.1.trimmingSpaces) }.filter { !$0.1.isEmpty }
        guard said.contains(where: { $0.0 != .to }) else { return nil }
        let terms = said.reduce(SearchTerms.all) { $0 + .whole($1.0, CountedName($1.1)) }
        return EntryQuery(kind: .trip, search: terms.text)
    }

    /// As many of the latest tell them apart.
    static let most = 30

    /// The trip to be taken again: the latest on that day of the week, or else the latest. Nil where the
    /// trips lead elsewhere, or are of several services and none of them at about that time.
    ///
    /// - Parameter trips: the latest first.
    static func usual(
        among trips: [CountedTrip], on weekday: Weekday, atMinute minute: Int
    ) -> EntryID? {
        guard Set(trips.map(\.route)).count == 1 else { return nil }
        let isOneService = Set(trips.map(\.service)).count == 1
        let near = isOneService ? trips : trips.filter { $0.isNear(minute) }
        return (near.first { $0.day?.weekday == weekday } ?? near.first)?.id
    }
}

/// What tells apart which trip a new one may be once more.
struct AskedRoutine: Equatable {
    /// Nil where too little is typed.
    let query: EntryQuery?
    let weekday: Weekday?
    /// Of the day.
    let minute: Int?
}

extension CountedTrip {
    /// Whether it departs within two hours of that minute of the day.
    fileprivate func isNear(_ minute: Int) -> Bool {
        guard let time else { return false }
        let apart = abs(time.hour * 60 + time.minute - minute)
        return min(apart, 24 * 60 - apart) <= 120
    }
}
