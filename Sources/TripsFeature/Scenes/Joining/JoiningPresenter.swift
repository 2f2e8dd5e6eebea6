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
