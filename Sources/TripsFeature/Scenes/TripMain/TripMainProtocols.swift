public import Presentation

/// Shows a trip and its outcome.
public protocol DisplaysTrip: Viewable {
    func showTrip(_ trip: TripViewModel)
}

/// The events of the main page of a trip.
public struct TripPageEvents: PageEvents {
    /// Posts when the user records an end: true for the arrival.
    public let recordOutcome: PageEvent<Bool>
    /// Posts when the user records that the trip departs, or arrives, this minute.
    public let now: PageEvent<Void>
    /// Posts the id of the trip taken instead.
    public let substitute: PageEvent<String>
    /// Posts the id of the scheme to claim by.
    public let claim: PageEvent<String>
    /// Posts when the journey of the trip is to be shown.
    public let journey: PageEvent<Void>
    /// Posts the id of an entry of the same day.
    public let relatedEntry: PageEvent<String>
    /// Posts a search for related entries.
    public let relatedSearch: PageEvent<String>
    /// Posts the address of the ticket to open.
    public let ticket: PageEvent<String>

    public init(_ gate: PageGate) {
        (recordOutcome, now) = (PageEvent(gate), PageEvent(gate))
        (substitute, claim, journey) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
        (relatedEntry, relatedSearch, ticket) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
    }
}

/// Makes the pages of a trip, whose id is `id`.
public protocol MakesTripPages: Viewable {
    func makeTripMainPage(for id: String) -> any InteractivePage<TripPageEvents>
    func makeOutcomeSelectionPage(for id: String) -> any InteractivePage<OutcomePageEvents>
}
