public import Presentation

/// A trip as its main page shows it: words and flags only.
public struct TripViewModel: Hashable, Sendable {
    public var id: String
    /// Such as "Köln Hbf → Wien Westbf".
    public var title: String
    /// The day of the departure, such as "Friday, 20 November 2026".
    var date: String
    /// What one travels by, such as "Train".
    var modeName: String
    /// Such as "ICE 93 · ÖBB"; empty where unknown.
    var service: String
    public var from: String
    public var to: String
    /// The timetable's time, such as "14:02", with its zone where that differs from the other end's or from that
    /// at home, such as "14:02 CET".
    public var departure: String
    /// Empty where unknown.
    public var arrival: String
    /// Such as "+1 day"; empty on the day of the departure.
    public var arrivalDay: String
    /// Such as "departed 14:14" or "departed on time"; empty where it was never recorded.
    public var actualDeparture: String
    /// Such as "arrived 00:41 (+1 day)"; empty where it was never recorded.
    public var actualArrival: String
    /// Such as "9 hrs, 31 min"; empty where unknown.
    public var duration: String
    /// At the departure, such as "+12 min"; empty where there is none.
    public var departureDelay: String
    /// The delay that counts, such as "1 hr, 8 min late"; nil where there is none.
    public var delay: String?
    public var delayHidden: Bool
    public var departureEmphasis: Emphasis
    public var arrivalEmphasis: Emphasis
    /// Such as "Cancelled" or "Connection missed"; empty where neither.
    public var disruption: String
    /// The times that were recorded before a trip was cancelled, such as "Recorded before: departed
    /// 14:14"; empty if there are none.
    public var recordedBefore: String
    /// Further facts, such as the ticket.
    public var facts: [Fact]
    /// How many of them, from the first on, are about the ticket, its fare and what is owed.
    package var moneyFactCount = 0
    /// The ticket itself; nil where it is not kept.
    public var ticketFile: TicketFileViewModel?
    /// Empty where there are none, as are the notes.
    public var tags: String
    public var notes: String
    /// Whether the outcome to be recorded is about the arrival.
    public var recordsArrival: Bool
    /// Whether it may be arriving now, or else departing; nil where neither is at hand.
    public var arrivesNow: Bool?
    /// Whether what happened can be recorded.
    public var recordingOutcome: Availability = .available
    /// Whether something may be owed for it, so that papers are offered.
    public var offersClaim = false
    /// What it is part of.
    public var wholes: [RelatedSearch] = []
    /// What may have been taken in its place; nothing where that is not in question.
    public var substitutes: [SubstituteSelectionViewModel.Choice] = []
    /// What was claimed for it, and what can be.
    public var claims = ClaimsViewModel()
    /// The journey that it is a leg of; nil for one by itself.
    public var journey: EntryViewModel?
    /// Other entries of the same day.
    public var related: [EntryViewModel]
    /// Such as "… and 3 more", which are not listed; empty where all are.
    public var moreRelated = ""

    /// How a time is to be shown; the view turns it into a colour, never alone.
    public enum Emphasis: Hashable, Sendable {
        /// Nothing is known.
        case neutral
        /// On time or early.
        case calm
        case late
    }

    /// The means of transport, such as "Train · ICE 93 · ÖBB".
    public var vehicle: String {
        [modeName, service].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The trip in a few words.
    public var entry: EntryViewModel { EntryViewModel(id: id, title: title, detail: date) }

    /// The facts about the ticket, its fare and what is owed.
    public var moneyFacts: ArraySlice<Fact> { facts.prefix(moneyFactCount) }
    /// All other facts.
    public var otherFacts: ArraySlice<Fact> { facts.dropFirst(moneyFactCount) }

    package init(
        id: String, title: String, date: String = "",
        modeName: String = "Train", service: String = "", from: String = "", to: String = "",
        departure: String = "", arrival: String = "", arrivalDay: String = "",
        actualDeparture: String = "", actualArrival: String = "", duration: String = "",
        departureDelay: String = "", delay: String? = nil, delayHidden: Bool = true,
        departureEmphasis: Emphasis = .neutral, arrivalEmphasis: Emphasis = .neutral,
        disruption: String = "", recordedBefore: String = "", facts: [Fact] = [],
        tags: String = "", notes: String = "", recordsArrival: Bool = false,
        related: [EntryViewModel] = []
    ) {
        self.id = id
        self.title = title
        self.date = date
        self.modeName = modeName
        self.service = service
        self.from = from
        self.to = to
        self.departure = departure
        self.arrival = arrival
        self.arrivalDay = arrivalDay
        self.actualDeparture = actualDeparture
        self.actualArrival = actualArrival
        self.duration = duration
        self.departureDelay = departureDelay
        self.delay = delay
        self.delayHidden = delayHidden
        self.departureEmphasis = departureEmphasis
        self.arrivalEmphasis = arrivalEmphasis
        self.disruption = disruption
        self.recordedBefore = recordedBefore
        self.facts = facts
        self.tags = tags
        self.notes = notes
        self.recordsArrival = recordsArrival
        self.related = related
    }
}
