public import EntryFeature
public import Presentation
public import Wording

/// The texts and flags of a trip's main page.
public struct TripViewModel: Hashable, Sendable {
    public internal(set) var id: String
    /// The places, such as "Köln Hbf → Wien Westbf".
    public internal(set) var title: String
    /// The day of the departure, such as "Friday, 20 November 2026".
    var date = ""
    /// The means of transport, such as "Train".
    var modeName = ""
    /// The service, such as "ICE 93 · ÖBB"; empty if unknown.
    var service = ""
    public internal(set) var departure = Stop()
    public internal(set) var arrival = Stop()
    /// The planned duration, such as "9 h 31 min"; empty if unknown.
    public internal(set) var duration = ""
    /// The delay that counts, such as "1 h 8 min late", or `nil` if there is none.
    public internal(set) var delay: String?
    /// The punctuality, such as "On time" or "Not recorded yet"; empty if the trip was late or
    /// disrupted.
    public internal(set) var punctuality = ""
    /// The disruption, such as "Cancelled" or "Connection missed"; empty if there is none.
    public internal(set) var disruption = ""
    /// The times recorded before a trip was cancelled, such as "Recorded before: departed 14:14";
    /// empty if there are none.
    public internal(set) var recordedBefore = ""
    /// The trip on a map, or `nil` if a place is not known.
    public internal(set) var map: Chart?
    /// Further facts, such as the ticket.
    public internal(set) var facts: [Fact] = []
    /// The number of leading facts that are about the ticket, its fare and the compensation.
    package internal(set) var moneyFactCount = 0
    /// The file of the ticket, or `nil` if it is not kept.
    public internal(set) var ticketFile: TicketFileViewModel?
    /// The tags, separated by commas.
    public internal(set) var tags = ""
    public internal(set) var notes = ""
    /// Whether the arrival is to be recorded next, rather than the departure.
    public internal(set) var recordsArrival = false
    /// Whether nothing is left to be recorded.
    public internal(set) var isRecorded = false
    /// Whether the trip may be arriving now, rather than departing, or `nil` if neither.
    public internal(set) var arrivesNow: Bool?
    public internal(set) var recordingOutcome: Availability = .available
    /// Whether papers are offered because compensation may be owed.
    public internal(set) var offersClaim = false
    /// The searches for entries that the trip belongs with.
    public internal(set) var relatedSearches: [RelatedSearch] = []
    /// The trips that may have been taken instead; empty if that is not in question.
    public internal(set) var substitutes: [SubstituteSelectionViewModel.Choice] = []
    /// The claims for the trip, and those that can be made.
    public internal(set) var claims = ClaimsViewModel()
    /// The journey that the trip is a leg of, or `nil` for a single trip.
    public internal(set) var journey: EntryViewModel?
    /// Other entries of the same day.
    public internal(set) var related: [EntryViewModel] = []
    /// The number of related entries that are not listed, such as "… and 3 more"; empty if all are.
    public internal(set) var moreRelated = ""

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
