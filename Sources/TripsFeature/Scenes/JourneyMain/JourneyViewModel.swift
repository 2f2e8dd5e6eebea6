internal import Domain
public import Presentation
internal import Wording

/// A journey as its main page shows it: words and flags only.
public struct JourneyViewModel: Hashable, Sendable {
    /// The first leg's.
    public let id: String
    /// What it was to be, and when it began and ended, as one trip.
    public let whole: TripViewModel
    /// What was claimed for it, and what can be.
    public var claims = ClaimsViewModel()
    public let legs: [Leg]
    /// When each leg was to arrive and did; nil where that is known of fewer than two.
    public let arrivals: Chart?
    /// Whether legs can be added.
    public let changing: Availability

    /// A leg of it.
    public struct Leg: Hashable, Sendable {
        public let id: String
        /// The time there was before it, such as "12 minutes to change, 20 minutes planned"; empty
        /// where nothing is known of it.
        public let change: String
        public let isConnectionBroken: Bool
        /// Such as "14:02 – 15:50".
        public let times: String
        /// Such as "departed 14:09, arrived 16:02"; empty where nothing is recorded.
        public let actual: String
        /// Such as "ICE 16 · DB"; what it goes by where nobody said more.
        public let service: String
        /// Such as "Köln Hbf → Bruxelles-Midi".
        public let route: String
        /// Such as "12 min late", "missed" or "taken instead"; empty where nothing is known.
        public let outcome: String
        /// Whether it was late or did not happen.
        public let isDisrupted: Bool
        /// Whether it was not travelled.
        public let isStruck: Bool
        /// Whether nobody said what came in its place.
        public let isLost: Bool
    }
}

extension JourneyViewModel {
    init(
        _ journey: Journey, id: EntryID, rights: [RightsAnswer],
        claims: ClaimsViewModel = ClaimsViewModel(), changing: Availability,
        isThere: (TicketFile) -> Bool = { _ in true }, words: Localizer
    ) {
        self.id = id.rawValue
        let trip = journey.whole
        var whole = TripViewModel(
            trip, id: id, sameDay: [], end: .arrival, rights: rights, words: words)
        whole.ticketFile = trip.ticketFile.map {
            TicketFileViewModel($0, isThere: isThere($0), words: words)
        }
        self.whole = whole
        self.changing = changing
        self.claims = claims
        arrivals = JourneyArrivals(words: words).chart(journey)
        let lost = Set(journey.lost.map(\.id))
        let changes = [nil] + journey.changes.map(Optional.some)
        legs = zip(zip(journey.legs, journey.states), changes).map { leg, change in
            Leg(
                leg.0, leg.1, after: change, isLost: lost.contains(leg.0.id), words: words)
        }
    }
}

extension JourneyViewModel.Leg {
    fileprivate init(
        _ leg: Journey.Leg, _ state: LegState, after change: Journey.Change?, isLost: Bool,
        words: Localizer
    ) {
        let trip = leg.trip
        let ends = TripStop.allCases.map { TripEndWords(trip, at: $0, words: words) }
        id = leg.id.rawValue
        self.change = change.map(words.change) ?? ""
        isConnectionBroken =
            change?.isHeld == false || change?.actual.map { $0 < .zero } ?? false
        times = ends.map { [$0.planned, $0.day].spaced }.filter { !$0.isEmpty }
            .joined(separator: " – ")
        actual = words.times(of: trip)
        service = [trip.service, trip.operator].listed.unlessEmpty ?? words.mode(trip.mode)
        route = trip.nameInList
        // That its connection was missed is said where that is.
        let status =
            !state.isPartOfIt
            ? "" : trip.disruption == nil ? words.status(trip.status) : words.delay(of: trip) ?? ""
        outcome =
            [
                words.state(of: state, isSubstitute: trip.isSubstitute),
                words.abandonment(of: trip),
                status,
            ].listed
        isStruck = !state.isPartOfIt
        isDisrupted = isStruck || trip.status.isDisruption
        self.isLost = isLost
    }
}

/// What may have come in the place of a leg.
public struct SubstituteSelectionViewModel: Hashable, Sendable {
    /// Whose pages show it.
    public let id: String
    /// Such as "What did you take instead of TGV 9558?".
    public let title: String
    public let choices: [Choice]

    /// One of the answers.
    public struct Choice: Hashable, Sendable {
        public let id: String
        public let label: String

        static func all(insteadOf mode: TravelMode, in words: Localizer) -> [Self] {
            Substitute.choices(insteadOf: mode).map {
                Self(id: $0.rawValue, label: words.substitute($0, insteadOf: mode))
            }
                + Abandonment.allCases.filter { $0 != .none }
                .map { Self(id: $0.rawValue, label: words.answer($0)) }
        }
    }
}

extension Abandonment {
    /// The answer of that id, where it says that nothing was taken.
    init?(chosen id: String) {
        guard let abandonment = Self(rawValue: id), abandonment != .none else { return nil }
        self = abandonment
    }
}

extension SubstituteSelectionViewModel {
    init(id: String, instead leg: Trip, words: Localizer) {
        self.id = id
        title = words.whatCameInstead(of: leg)
        choices = Choice.all(insteadOf: leg.mode, in: words)
    }
}
