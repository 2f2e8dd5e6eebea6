public import Domain
public import EntryFeature
public import Presentation
public import Signals
public import Wording

/// A move of a leg before or after the one beside it.
public struct LegMove: Hashable, Sendable {
    /// The id of the leg.
    public let leg: String
    public let isEarlier: Bool

    package init(_ leg: String, isEarlier: Bool) {
        self.leg = leg
        self.isEarlier = isEarlier
    }
}

/// Joins trips to journeys, moves and removes legs, and opens the result.
public final class JoiningPresenter {
    private weak var view: (any DisplaysFailure)?
    private weak var flows: (any FlowRouting<EntryFlow>)?
    private let trips: JoinTrips
    private let words: Localizer
    private var subscriptions = Subscriptions()

    /// Retains the journal, but neither the view nor the router of flows.
    public init(
        view: any DisplaysFailure, events: TripsEvents, journal: any Journal,
        flows: any FlowRouting<EntryFlow>, words: Localizer
    ) {
        self.view = view
        self.flows = flows
        self.words = words
        trips = JoinTrips(journal: journal)
        subscriptions += events.join.signal.map { EntryID($0) }.onReception § eachTime
            § atOnce(self) { $0.join }
        subscriptions += events.takeOut.signal.map { EntryID($0) }.onReception § eachTime
            § atOnce(self) { $0.takeOut }
        subscriptions += events.moveLeg.signal.onReception § eachTime § atOnce(self) { $0.move }
    }

    private func join(_ id: EntryID) async {
        do {
            try await trips.join(id)
            flows?.route(.journey(of: id))
        } catch is JoinTrips.NothingBefore {
            view?.showFailure(
                FailureViewModel(
                    title: words.notJoined,
                    reason: words.say("No earlier trip was found on its day or the day before.")))
        } catch {
            view?.showFailure(words.failure(words.notJoined, because: error))
        }
    }

    private func move(_ move: LegMove) async {
        do {
            try await trips.move(move)
        } catch {
            view?.showFailure(words.failure(words.say("The leg was not moved."), because: error))
        }
    }

    private func takeOut(_ id: EntryID) async {
        do {
            try await trips.takeOut(id)
            flows?.route(.added(id))
        } catch {
            view?.showFailure(
                words.failure(
                    words.say("The trip was not taken out of its journey."), because: error))
        }
    }
}

/// The requests that a person makes about the legs of a journey.
public final class TripsEvents {
    /// Posts the id of a trip that continues the one before it.
    public let join = Emitter<String>()
    /// Posts the id of a leg to remove from its journey.
    public let takeOut = Emitter<String>()
    public let moveLeg = Emitter<LegMove>()

    public init() {}
}

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
