internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// Shows a trip in words.
struct ShowExistingTrip {
    weak var view: (any DisplaysTrip)?
    let words: Localizer
    /// Whether the file of a ticket exists.
    var isThere: (TicketFile) -> Bool = { _ in true }
    /// Looks up the ends of a trip.
    var ends: (Trip) -> FoundEnds = { _ in FoundEnds() }

    /// Shows the trip with the other entries of its day.
    ///
    /// - Parameters:
    ///   - journey: the journey that the trip is a leg of.
    ///   - happening: the end that may be happening now.
    ///   - map: the map of the trip, or `nil` if a place is not known.
    ///   - rights: the compensation that may be owed.
    ///   - claims: the claims for the trip, and those that can be made.
    ///   - recording: whether an outcome can be recorded.
    func show(
        _ trip: Trip, id: EntryID, sameDay: [EntrySummary], journey: EntrySummary?,
        happening: TripStop?, map: Chart? = nil, rights: [RightsAnswer],
        claims: ClaimsViewModel = .empty, recording: Availability = .available
    ) {
        view?.showTrip(
            TripViewModel(
                trip, id: id, sameDay: sameDay, journey: journey,
                // The replacement of a leg is asked for on the journey's page.
                asksForSubstitute: journey == nil, happening: happening, map: map, rights: rights,
                claims: claims, recording: recording, words: words, isThere: isThere, ends: ends))
    }
}

extension TripViewModel {
    /// - Parameter asksForSubstitute: whether a trip that may have been taken instead is asked for.
    init(
        _ trip: Trip, id: EntryID, sameDay: [EntrySummary] = [], journey: EntrySummary? = nil,
        asksForSubstitute: Bool = false, happening: TripStop? = nil, map: Chart? = nil,
        rights: [RightsAnswer] = [], claims: ClaimsViewModel = .empty,
        recording: Availability = .available, words: Localizer,
        isThere: (TicketFile) -> Bool = { _ in true },
        ends: (Trip) -> FoundEnds = { _ in FoundEnds() }
    ) {
        // Times that were recorded before a cancellation are shown separately, since the trip did
        // not run.
        let isCancelled = trip.disruption == .cancelled
        let run = isCancelled ? trip.withoutTimes : trip
        let money = trip.moneyFacts(with: words.facts(of: rights), in: words)
        let listed = sameDay.prefix(EntryViewModel.mostListed)
        let isUnreplaced = isCancelled && trip.abandonment == .none
        self.init(
            id: id.rawValue,
            title: trip.nameInList,
            date: words.longDay(trip.departure.day),
            modeName: words.mode(trip.mode),
            service: [trip.service, trip.operator].listed,
            departure: Stop(run, at: .departure, words: words),
            arrival: Stop(run, at: .arrival, words: words),
            duration: words.duration(of: trip),
            delay: words.delay(of: trip),
            punctuality: words.punctuality(of: trip),
            disruption: words.disruption(of: trip),
            recordedBefore: isCancelled && trip.hasTimesRecorded
                ? words.say("Recorded before: {times}", ["times": words.times(of: trip)]) : "",
            map: map,
            facts: money + trip.otherFacts(in: words, ends: ends),
            moneyFactCount: money.count,
            ticketFile: trip.ticketFile.map {
                TicketFileViewModel($0, isThere: isThere($0), words: words)
            },
            tags: trip.tags.commaSeparated,
            notes: trip.notes,
            recordsArrival: trip.nextToRecord == .arrival,
            isRecorded: isCancelled || TripStop.allCases.allSatisfy { trip.actual(at: $0) != nil },
            arrivesNow: happening.map { $0 == .arrival },
            recordingOutcome: recording,
            offersClaim: !rights.isEmpty,
            relatedSearches: words.relatedSearches(of: trip),
            substitutes: asksForSubstitute && isUnreplaced
                ? SubstituteSelectionViewModel.Choice.all(insteadOf: trip.mode, in: words) : [],
            claims: claims,
            journey: journey.map {
                EntryViewModel(
                    id: $0.id.rawValue, title: $0.nameInList,
                    detail: [words.legs($0.legs), words.detail(of: $0)].listed)
            },
            related: listed.map { EntryViewModel($0, words: words) },
            moreRelated: words.more(sameDay.count - listed.count))
    }
}

extension Localizer {
    /// Returns the facts about the compensation: each amount once, with the earliest of its
    /// deadlines, and the rules that give it, of which one can be claimed.
    fileprivate func facts(of rights: [RightsAnswer]) -> [Fact] {
        var decisions: [String] = []
        for decision in rights.map(decision) where !decisions.contains(decision) {
            decisions.append(decision)
        }
        return decisions.enumerated().flatMap { place, decision in
            let same = rights.filter { self.decision(of: $0) == decision }
            return [
                Fact(
                    place == 0
                        ? say("Compensation", context: "for a late trip")
                        : say("Or", context: "another compensation"),
                    [decision, deadline(of: same)].listed),
                Fact(
                    say("Legal basis", context: "the rule that gives compensation"),
                    same.map(source).joined(separator: "\n"), isMinor: true),
            ]
        }
    }
}

extension Trip {
    /// Returns the facts about the ticket and the compensation.
    fileprivate func moneyFacts(with rights: [Fact], in words: Localizer) -> [Fact] {
        let ticket = [
            Fact(words.say("Ticket", context: "the seat and its class"), words.ticket(of: self)),
            Fact(words.name(of: .ticketNumber), ticketNumber),
            Fact(words.name(of: .fare), fare.map(words.fare) ?? ""),
        ]
        return (ticket + rights).filter { !$0.text.isEmpty }
    }

    /// Returns the facts that follow on the page.
    fileprivate func otherFacts(in words: Localizer, ends: (Trip) -> FoundEnds) -> [Fact] {
        let isKnown = distance != nil || greatCircle != nil
        return [
            Fact(
                words.name(of: .distance),
                words.distance(of: self, between: isKnown ? FoundEnds() : ends(self))),
            Fact(words.name(of: .journey), journeyLabel),
            Fact(words.name(of: .claim), claim),
            Fact(words.say("Coordinates"), words.coordinates(of: self), isMinor: true),
        ].filter { !$0.text.isEmpty }
    }

    /// The end that is to be recorded next.
    fileprivate var nextToRecord: TripStop { actualDeparture == nil ? .departure : .arrival }

    fileprivate var withoutTimes: Trip {
        var trip = self
        trip.forgetTimes()
        return trip
    }
}
