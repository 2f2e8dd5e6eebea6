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
        disruption.isEmpty
            ? (arrival.difference.isEmpty ? departure : arrival).emphasis : .error
    }

    private var isDisrupted: Bool { !disruptionAndDelay.isEmpty }

    private var disruptionAndDelay: String { [disruption, delay ?? ""].listed }

    /// The means of transport, such as "Train · ICE 93 · ÖBB".
    public var vehicle: String {
        [modeName, service].listed
    }

    /// The heading of the trip.
    public var entry: EntryViewModel {
        EntryViewModel(
            id: id, title: title, detail: [date, vehicle].listed, verdict: verdict)
    }

    /// The facts about the ticket, its fare and the compensation.
    public var moneyFacts: ArraySlice<Fact> { facts.prefix(moneyFactCount) }
    /// All other facts.
    public var otherFacts: ArraySlice<Fact> { facts.dropFirst(moneyFactCount) }
}

extension TripViewModel {
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
    init(
        _ trip: Trip, at end: TripStop, countingFrom day: CalendarDay? = nil, words: Localizer
    ) {
        let told = TripEndWords(trip, at: end, countingFrom: day, words: words)
        self.init(
            place: end == .departure ? trip.from : trip.to, planned: told.planned,
            plannedDay: told.day,
            actual: told.actualClock, record: told.actual, difference: told.difference,
            delay: told.delay, day: told.relativeDay,
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
