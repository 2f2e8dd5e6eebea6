public import EntryFeature
public import Presentation
public import Wording

/// The texts and flags of a trip's main page.
public struct TripViewModel: Hashable, Sendable {
    public var id: String
    /// The places, such as "Köln Hbf → Wien Westbf".
    public var title: String
    /// The day of the departure, such as "Friday, 20 November 2026".
    var date: String
    /// The means of transport, such as "Train".
    var modeName: String
    /// The service, such as "ICE 93 · ÖBB"; empty if unknown.
    var service: String
    public var from: String
    public var to: String
    /// The planned time, such as "14:02", with its zone if that differs from the other end's or
    /// from that at home, such as "14:02 CET".
    public var departure: String
    /// The planned time; empty if unknown.
    public var arrival: String
    /// The day relative to the departure, such as "+1 day"; empty on the same day.
    public var arrivalDay: String
    /// The recorded departure, such as "departed 14:14" or "departed on time"; empty if there is
    /// none.
    public var actualDeparture: String
    /// The recorded arrival, such as "arrived 00:41 (+1 day)"; empty if there is none.
    public var actualArrival: String
    /// The planned duration, such as "9 h 31 min"; empty if unknown.
    public var duration: String
    /// The delay at departure, such as "+12 min"; empty if there is none.
    public var departureDelay: String
    /// The delay that counts, such as "1 h 8 min late", or `nil` if there is none.
    public var delay: String?
    public var delayHidden: Bool
    public var departureEmphasis: Emphasis
    public var arrivalEmphasis: Emphasis
    /// The disruption, such as "Cancelled" or "Connection missed"; empty if there is none.
    public var disruption: String
    /// The times recorded before a trip was cancelled, such as "Recorded before: departed 14:14";
    /// empty if there are none.
    public var recordedBefore: String
    /// The trip on a map, or `nil` if a place is not known.
    public var map: Chart?
    /// Further facts, such as the ticket.
    public var facts: [Fact]
    /// The number of leading facts that are about the ticket, its fare and the compensation.
    package var moneyFactCount = 0
    /// The file of the ticket, or `nil` if it is not kept.
    public var ticketFile: TicketFileViewModel?
    /// The tags, separated by commas.
    public var tags: String
    public var notes: String
    /// Whether the outcome to be recorded is about the arrival.
    public var recordsArrival: Bool
    /// Whether the trip may be arriving now, rather than departing, or `nil` if neither.
    public var arrivesNow: Bool?
    public var recordingOutcome: Availability = .available
    /// Whether papers are offered because compensation may be owed.
    public var offersClaim = false
    /// The searches for entries that the trip belongs with.
    public var relatedSearches: [RelatedSearch] = []
    /// The trips that may have been taken instead; empty if that is not in question.
    public var substitutes: [SubstituteSelectionViewModel.Choice] = []
    /// The claims for the trip, and those that can be made.
    public var claims = ClaimsViewModel()
    /// The journey that the trip is a leg of, or `nil` for a single trip.
    public var journey: EntryViewModel?
    /// Other entries of the same day.
    public var related: [EntryViewModel]
    /// The number of related entries that are not listed, such as "… and 3 more"; empty if all are.
    public var moreRelated = ""

    /// The emphasis of a time. The view shows it as a colour, but never by colour alone.
    public enum Emphasis: Hashable, Sendable {
        /// The emphasis of a time about which nothing is known.
        case neutral
        /// The emphasis of a time that is on time or early.
        case calm
        case late
    }

    /// The means of transport, such as "Train · ICE 93 · ÖBB".
    public var vehicle: String {
        [modeName, service].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The card of the trip.
    public var entry: EntryViewModel { EntryViewModel(id: id, title: title, detail: date) }

    /// The facts about the ticket, its fare and the compensation.
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
