internal import Claims
internal import Domain
public import EntryFeature
public import Presentation
public import Wording

/// The texts and flags of a trip's main page.
public struct TripViewModel: Hashable, Sendable {
    public let id: String
    /// The places, such as "Köln Hbf → Wien Westbf".
    public let title: String
    /// The day of the departure, such as "Friday, 20 November 2026".
    let date: String
    /// The means of transport, such as "Train".
    let modeName: String
    /// The service, such as "ICE 93 · ÖBB"; empty if unknown.
    let service: String
    public let departure: Stop
    public let arrival: Stop
    /// The planned duration, such as "9 h 31 min"; empty if unknown.
    public let duration: String
    /// The delay that counts, such as "1 h 8 min late", or `nil` if there is none.
    public let delay: String?
    /// The punctuality, such as "On time" or "Not recorded yet"; empty if the trip was late or
    /// disrupted.
    public let punctuality: String
    /// The disruption, such as "Cancelled" or "Connection missed"; empty if there is none.
    public let disruption: String
    /// The times recorded before a trip was cancelled, such as "Recorded before: departed 14:14";
    /// empty if there are none.
    public let recordedBefore: String
    /// The trip on a map, or `nil` if a place is not known.
    public let map: Chart?
    /// Further facts, such as the ticket.
    public let facts: [Fact]
    /// The number of leading facts that are about the ticket, its fare and the compensation.
    package let moneyFactCount: Int
    /// The file of the ticket, or `nil` if it is not kept.
    public let ticketFile: TicketFileViewModel?
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String
    /// Whether the arrival is to be recorded next, rather than the departure.
    public let recordsArrival: Bool
    /// Whether nothing is left to be recorded.
    public let isRecorded: Bool
    /// Whether the trip may be arriving now, rather than departing, or `nil` if neither.
    public let arrivesNow: Bool?
    public let recordingOutcome: Availability
    /// Whether papers are offered because compensation may be owed.
    public let offersClaim: Bool
    /// The searches for entries that the trip belongs with.
    public let relatedSearches: [RelatedSearch]
    /// The trips that may have been taken instead; empty if that is not in question.
    public let substitutes: [SubstituteSelectionViewModel.Choice]
    /// The claims for the trip, and those that can be made.
    public let claims: ClaimsViewModel
    /// The journey that the trip is a leg of, or `nil` for a single trip.
    public let journey: EntryViewModel?
    /// Other entries of the same day.
    public let related: [EntryViewModel]
    /// The number of related entries that are not listed, such as "… and 3 more"; empty if all are.
    public let moreRelated: String

    /// Whether claiming money is the next thing to do, because all that happened is recorded.
    public var isClaimNext: Bool { isRecorded && !claims.offers.isEmpty }

    /// The verdict on the trip, such as "1 h 8 min late", "On time" or "Cancelled".
    public var verdict: String { isDisrupted ? disruptionAndDelay : punctuality }

    /// The emphasis of the verdict.
    public var emphasis: Emphasis {
        disruption.isEmpty ? (arrival.difference.isEmpty ? departure : arrival).emphasis : .error
    }

    private var isDisrupted: Bool { !disruptionAndDelay.isEmpty }

    private var disruptionAndDelay: String { [disruption, delay ?? ""].listed }

    /// The means of transport, such as "Train · ICE 93 · ÖBB".
    public var vehicle: String { [modeName, service].listed }

    /// The heading of the trip.
    public var entry: EntryViewModel {
        EntryViewModel(id: id, title: title, detail: [date, vehicle].listed, verdict: verdict)
    }

    /// The facts about the ticket, its fare and the compensation.
    public var moneyFacts: ArraySlice<Fact> { facts.prefix(moneyFactCount) }
    /// All other facts.
    public var otherFacts: ArraySlice<Fact> { facts.dropFirst(moneyFactCount) }

    /// A stop of the strip: the departure or the arrival.
    public struct Stop: Hashable, Sendable {
        public let place: String
        /// The planned time, such as "14:02", with its zone if that differs from the other end's or
        /// from that at home, such as "14:02 CET"; empty if unknown.
        public let planned: String
        /// The planned day relative to the departure, such as "+1 day"; empty on the same day.
        let plannedDay: String
        /// The recorded time, such as "00:41"; empty if there is none.
        public let actual: String
        /// The recorded time in words, such as "arrived 00:41 (+1 day)" or "departed on time";
        /// empty if there is none.
        public let record: String
        /// The difference in minutes, such as "+68"; empty if it is not known.
        public let difference: String
        /// The difference in words, such as "1 h 8 min late"; empty if there is none.
        public let delay: String
        /// The day of the recorded time, or else of the planned one, such as "next day"; empty on
        /// the day of the departure.
        public let day: String
        public let emphasis: Emphasis
    }
}

extension TripViewModel.Stop {
    /// - Parameter day: the day that `day` is relative to, or `nil` for that of the departure.
    init(_ trip: Trip, at end: TripStop, countingFrom day: CalendarDay? = nil, words: Localizer) {
        let told = TripEndWords(trip, at: end, countingFrom: day, words: words)
        self.init(
            place: end == .departure ? trip.from : trip.to, planned: told.planned,
            plannedDay: told.day, actual: told.actualClock, record: told.actual,
            difference: told.difference, delay: told.delay, day: told.relativeDay,
            emphasis: Emphasis(TripStatus(nil, delay: trip.delay(at: end))))
    }
}

extension TripViewModel {
    /// Returns the trip as a printable sheet.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(in words: Localizer, writtenOn moment: Int) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        putTimetable(on: &sheet, in: words)
        putDetails(on: &sheet, in: words)
        if let journey { sheet.add(words.partOf, journey.title) }
        sheet.add(claims.made, "", under: words.claimsOfTrip)
        sheet.add(notes, under: words.notes)
        return sheet.sheet(writtenOn: moment)
    }

    /// Adds the planned and actual times of departure and arrival.
    func putTimetable(on sheet: inout EntrySheet, in words: Localizer) {
        sheet.add([recordedBefore])
        for (field, stop) in [(FieldName.departure, departure), (.arrival, arrival)] {
            let planned = [stop.planned, stop.plannedDay, stop.place].spaced
            let actual = [stop.record, stop.delay].listed
            sheet.add(
                words.name(of: field),
                [planned, actual].filter { !$0.isEmpty }.joined(separator: "\n"))
        }
        sheet.add(words.order(by: .duration), duration)
    }

    func putDetails(on sheet: inout EntrySheet, in words: Localizer) {
        sheet.add(facts)
        sheet.add(words.tags, tags)
    }
}

/// The file of a ticket on the page of its trip.
public struct TicketFileViewModel: Hashable, Sendable {
    /// The file name, such as "2026-11-20 Köln – Wien.pdf".
    public let name: String
    /// The URI with which the desktop opens the file.
    public let address: String
    /// Whether the file can be opened, which it cannot if it does not exist.
    public var opening = Availability.available
}

extension TicketFileViewModel {
    init(_ file: TicketFile, isThere: Bool, words: Localizer) {
        self.init(
            name: file.name.displayIsolated, address: file.address,
            opening: Availability(
                unless: isThere
                    ? nil
                    : words.say(
                        "The file is not there any more: {path}",
                        ["path": file.path.displayIsolated])))
    }
}

/// Shows a trip in words.
struct ShowExistingTrip {
    weak var view: (any DisplaysTrip)?
    let words: Localizer
    /// Whether the file of a ticket exists.
    var isThere: (TicketFile) -> Bool = { _ in true }
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

    fileprivate var nextToRecord: TripStop { actualDeparture == nil ? .departure : .arrival }

    fileprivate var withoutTimes: Trip {
        var trip = self
        trip.forgetTimes()
        return trip
    }
}
