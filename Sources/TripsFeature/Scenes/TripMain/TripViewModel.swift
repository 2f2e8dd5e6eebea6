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
    public var departure: Stop
    public var arrival: Stop
    /// The planned duration, such as "9 h 31 min"; empty if unknown.
    public var duration: String
    /// The delay that counts, such as "1 h 8 min late", or `nil` if there is none.
    public var delay: String?
    /// The punctuality, such as "On time" or "Not recorded yet"; empty if the trip was late or
    /// disrupted.
    public var punctuality: String
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
    /// Whether the arrival is to be recorded next, rather than the departure.
    public var recordsArrival: Bool
    /// Whether nothing is left to be recorded.
    public var isRecorded = false
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

    package init(
        id: String, title: String, date: String = "",
        modeName: String = "Train", service: String = "", departure: Stop = Stop(),
        arrival: Stop = Stop(), duration: String = "", delay: String? = nil,
        punctuality: String = "", disruption: String = "",
        recordedBefore: String = "", facts: [Fact] = [],
        tags: String = "", notes: String = "", recordsArrival: Bool = false,
        related: [EntryViewModel] = []
    ) {
        self.id = id
        self.title = title
        self.date = date
        self.modeName = modeName
        self.service = service
        self.departure = departure
        self.arrival = arrival
        self.duration = duration
        self.delay = delay
        self.punctuality = punctuality
        self.disruption = disruption
        self.recordedBefore = recordedBefore
        self.facts = facts
        self.tags = tags
        self.notes = notes
        self.recordsArrival = recordsArrival
        self.related = related
    }
}
