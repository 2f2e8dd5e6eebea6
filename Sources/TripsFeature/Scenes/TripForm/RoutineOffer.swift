internal import Domain
internal import Presentation

/// The offer to repeat an earlier trip, once a draft identifies one.
final class RoutineOffer {
    /// Is called with the offered trip, or with `nil` if there is none any more.
    var onChange: (Trip?) -> Void = { _ in }

    private let journal: any ReadsEntries
    private var trip: Trip?
    private var latest: Query?
    private var isTaken = false

    /// The values of a draft that identify an earlier trip.
    private struct Query: Equatable {
        /// The query, or `nil` if too little is typed.
        let entries: EntryQuery?
        let weekday: Weekday?
        /// The minute of the day.
        let minute: Int?
    }

    init(in journal: any ReadsEntries) {
        self.journal = journal
    }

    /// Looks for the trip that an edited draft identifies, unless the offer was taken.
    func update(for edit: TripEdit) {
        guard !isTaken else { return }
        let departure = try? edit.departure()
        let query = Query(
            entries: TripRoutine.query(for: edit.draft), weekday: departure?.day.weekday,
            minute: departure.map { $0.hour * 60 + $0.minute })
        guard query != latest else { return }
        latest = query
        Task { [weak self] in await self?.offer(query) }
    }

    /// Takes the offer, which is the last one. Returns the trip, or `nil` if none is offered.
    func take() -> Trip? {
        guard let trip else { return nil }
        isTaken = true
        return trip
    }

    private func offer(_ query: Query) async {
        let found = await usualTrip(query)
        guard query == latest, !isTaken, found != trip else { return }
        trip = found
        onChange(found)
    }

    private func usualTrip(_ query: Query) async -> Trip? {
        guard let entries = query.entries, let weekday = query.weekday, let minute = query.minute
        else { return nil }
        let trips = await journal.listing(matching: entries).counted(in: 0..<TripRoutine.most)
            .compactMap { if case .trip(let trip) = $0 { trip } else { nil } }
        let id = TripRoutine.usual(among: trips, on: weekday, atMinute: minute)
        guard let id, case .trip(let trip)? = await journal.entry(id) else { return nil }
        return trip
    }
}
