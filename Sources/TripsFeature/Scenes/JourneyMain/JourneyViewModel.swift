internal import Claims
internal import Domain
internal import EntryFeature
public import Presentation
package import Wording

/// The texts and flags of a journey's main page.
public struct JourneyViewModel: Hashable, Sendable {
    /// The id of the first leg.
    public let id: String
    /// The journey as one trip, with its planned and actual times.
    public let whole: TripViewModel
    /// The claims for the journey, and those that can be made.
    public let claims: ClaimsViewModel
    public let legs: [Leg]
    /// The chart of planned and actual arrivals, or `nil` if both are known for fewer than two
    /// legs.
    public let arrivals: Chart?
    /// The legs that were taken on a map, or `nil` if their places are not known.
    public let map: Chart?
    public let changing: Availability

    /// Whether claiming money is the next thing to do, because all that happened is recorded.
    public var isClaimNext: Bool {
        whole.isRecorded && !legs.contains(where: \.isLost) && !claims.offers.isEmpty
    }

    public struct Leg: Hashable, Sendable {
        public let id: String
        /// The time to change before the leg, such as "20 min to change, there were
        /// 12 min"; empty if unknown.
        public let change: String
        public let isConnectionBroken: Bool
        /// The planned times, such as "14:02 – 15:50".
        public let times: String
        /// The recorded times, such as "departed 14:09, arrived 16:02"; empty if nothing is
        /// recorded.
        public let actual: String
        /// The service, such as "ICE 16 · DB", or else the means of transport.
        public let service: String
        /// The stops of the strip.
        public let departure: TripViewModel.Stop
        public let arrival: TripViewModel.Stop
        /// The words between the stops, such as "ICE 16 · DB" or "TGV 9562 · replacement".
        public let course: String
        /// The places, such as "Köln Hbf → Bruxelles-Midi".
        public let route: String
        /// The outcome, such as "12 min late", "missed" or "replacement"; empty if unknown.
        public let outcome: String
        /// Whether the leg was not travelled.
        public let isStruck: Bool
        /// Whether the leg was not travelled and its replacement is unknown.
        public let isLost: Bool
    }
}

extension JourneyViewModel {
    init(
        _ journey: Journey, id: EntryID, rights: [RightsAnswer], claims: ClaimsViewModel = .empty,
        map: Chart? = nil, changing: Availability, isThere: (TicketFile) -> Bool = { _ in true },
        words: Localizer, ends: (Trip) -> FoundEnds = { _ in FoundEnds() }
    ) {
        self.id = id.rawValue
        let trip = journey.whole
        whole = TripViewModel(
            trip, id: id, rights: rights, words: words, isThere: isThere, ends: ends)
        self.changing = changing
        self.claims = claims
        self.map = map
        arrivals = JourneyArrivals(words: words).chart(journey)
        let unreplaced = Set(journey.unreplacedLegs.map(\.id))
        let changes = [nil] + journey.changes.map(Optional.some)
        legs = zip(zip(journey.legs, journey.states), changes).map { leg, change in
            Leg(
                leg.0, leg.1, after: change, isLost: unreplaced.contains(leg.0.id),
                of: trip.departure.day, words: words)
        }
    }
}

extension JourneyViewModel.Leg {
    fileprivate init(
        _ leg: Journey.Leg, _ state: LegState, after change: Journey.Change?, isLost: Bool,
        of day: CalendarDay, words: Localizer
    ) {
        let trip = leg.trip
        departure = TripViewModel.Stop(trip, at: .departure, countingFrom: day, words: words)
        arrival = TripViewModel.Stop(trip, at: .arrival, countingFrom: day, words: words)
        id = leg.id.rawValue
        self.change = change.map(words.change) ?? ""
        isConnectionBroken = change?.isHeld == false || change?.actual.map { $0 < .zero } ?? false
        let planned = [departure, arrival].map { [$0.planned, $0.plannedDay].spaced }
        times = planned.filter { !$0.isEmpty }.joined(separator: " – ")
        actual = words.times(of: trip)
        service = [trip.service, trip.operator].listed.unlessEmpty ?? words.mode(trip.mode)
        route = trip.nameInList
        // A leg that was not travelled has its state instead of a status.
        let status =
            !state.isPartOfIt
            ? "" : trip.disruption == nil ? words.status(trip.status) : words.delay(of: trip) ?? ""
        let kind = [
            words.state(of: state, isSubstitute: trip.isSubstitute), words.abandonment(of: trip),
        ].listed
        course = [service, kind].listed
        outcome = [kind, status].listed
        isStruck = !state.isPartOfIt
        self.isLost = isLost
    }
}

/// The trips that may have replaced a leg, and the answers that nothing did.
public struct SubstituteSelectionViewModel: Hashable, Sendable {
    /// The id of the leg or journey.
    public let id: String
    /// The question, such as "How did you continue without TGV 9558?".
    public let title: String
    public let choices: [Choice]

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
    /// Creates the abandonment with this id, or `nil` if the id is that of a replacement.
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

extension JourneyViewModel {
    /// Returns the journey as a printable sheet, with one leg below the other.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(whole.entry, words: words)
        whole.putTimetable(on: &sheet, in: words)
        whole.putDetails(on: &sheet, in: words)
        sheet.begin(words.say("Legs"))
        for leg in legs {
            sheet.add([leg.change])
            let lines = [leg.route, leg.service, leg.actual, leg.outcome]
            sheet.add(leg.times, lines.filter { !$0.isEmpty }.joined(separator: "\n"))
        }
        sheet.add(claims.made, "", under: words.claimsOfTrip)
        sheet.add(whole.notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }
}

/// Makes the chart of a journey's planned and actual arrivals, in minutes after the planned
/// departure.
struct JourneyArrivals {
    let words: Localizer

    /// Returns the chart, or `nil` if both arrivals are known at fewer than two places.
    func chart(_ journey: Journey) -> Chart? {
        let rows = zip(journey.legs, journey.states).filter { $1.isPartOfIt }
            .compactMap { row($0.0, of: journey) }
        guard rows.count > 1, let last = rows.last else { return nil }
        let longest = rows.map { max($0.from, $0.to) }.max() ?? 0
        return Chart(
            id: "arrivals", title: words.say("Planned and actual arrivals after the departure"),
            summary: words.plannedAndActual(last.point.name, Int(last.from), Int(last.to)),
            headings: [words.stationHeading, words.plannedMinutes, words.actualMinutes],
            drawing: .dumbbells(
                DumbbellChart(
                    axis: .minutes(upTo: Int(longest), words), from: words.plannedHeading,
                    to: words.actualHeading, rows: rows)))
    }

    private func row(_ leg: Journey.Leg, of journey: Journey) -> DumbbellChart.Row? {
        let begin = journey.whole.departure
        guard let planned = minutes(from: begin, to: journey.promisedArrival(of: leg)),
            let actual = minutes(from: begin, to: leg.trip.actualArrival)
        else { return nil }
        let name = leg.trip.to
        return DumbbellChart.Row(
            ChartPoint(
                name: name, values: [words.number(planned), words.number(actual)],
                description: words.point(name, words.plannedAndActual(planned, actual)),
                link: .entry(leg.id.rawValue)),
            from: Double(planned), to: Double(actual))
    }

    /// Returns the minutes between two times, or `nil` if the second is unknown or earlier.
    private func minutes(from begin: DateTime, to end: DateTime?) -> Int? {
        guard let end, let time = begin.duration(until: end), time >= .zero else { return nil }
        return Int(time / .seconds(60))
    }
}
