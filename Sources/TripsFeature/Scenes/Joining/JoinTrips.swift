internal import Domain

/// Joins a trip and the one before it to a journey, moves legs, and takes a leg out of its journey.
struct JoinTrips {
    let journal: any Journal

    /// An error: there is no earlier trip on the same day or the day before.
    struct NothingBefore: Error {}

    /// Joins the legs of a trip and of the one before it to one journey, which keeps the name that
    /// either had.
    /// - Throws: `NothingBefore` if no trip departs earlier on the same day or the day before.
    func join(_ id: EntryID) async throws {
        guard case .trip(let trip)? = await journal.entry(id) else {
            throw JournalError.entryGone(id)
        }
        let own = await journal.journeyLegs(with: id)
        guard let before = await tripBefore(trip, except: own.map(\.id)) else {
            throw NothingBefore()
        }
        let earlier = await journal.journeyLegs(with: before)
        let legs = earlier + own
        let known = legs.map(\.trip.journey).first(where: JourneyID.isGiven)
        let name = legs.map(\.trip.journeyLabel).first { !$0.isEmpty }
        var whole = trip
        (whole.journey, whole.journeyName) = (known ?? JourneyID.new(), name ?? "")
        // Undo names both: the trip that becomes part of a journey, and that journey.
        let (joined, other) = trip.journey == whole.journey ? (earlier, own) : (own, earlier)
        try await journal.withUndoGroup(namedAfter: Journey(other).map { .trip($0.whole) }) {
            [whole] journal in
            for leg in joined + other {
                try await journal.change(leg.id) { $0.joining(whole) }
            }
        }
    }

    /// Takes a leg out of its journey, so that it is a single trip.
    func takeOut(_ id: EntryID) async throws {
        try await journal.change(id) { entry in
            guard case .trip(var trip) = entry else { return entry }
            (trip.journey, trip.journeyName) = ("", "")
            (trip.isSubstitute, trip.leg) = (false, nil)
            return .trip(trip)
        }
    }

    /// Swaps a leg with the one beside it, if there is one.
    func move(_ move: LegMove) async throws {
        let id = EntryID(move.leg)
        let journey = Journey(await journal.journeyLegs(with: id))
        guard let places = journey?.places(moving: id, earlier: move.isEarlier) else { return }
        // Undo is named after the leg that was moved, which is changed first.
        let first = places.filter { $0.id == id } + places.filter { $0.id != id }
        try await journal.withUndoGroup(namedAfter: nil) { journal in
            for (id, leg) in first {
                try await journal.change(id) { entry in
                    guard case .trip(var trip) = entry else { return entry }
                    trip.leg = leg
                    return .trip(trip)
                }
            }
        }
    }

    /// Returns the id of the last trip that departs before a trip, on its day or the day before.
    private func tripBefore(_ trip: Trip, except own: [EntryID]) async -> EntryID? {
        let days = [0, -1].compactMap { trip.departure.day.advanced(byDays: $0) }
        for day in days {
            for summary in await journal.entries(on: day)
            where summary.kind == .trip && !own.contains(summary.id) {
                guard case .trip(let other)? = await journal.entry(summary.id),
                    let pause = other.departure.duration(until: trip.departure), pause >= .zero
                else { continue }
                // The list has the latest entry first.
                return summary.id
            }
        }
        return nil
    }
}
