public import Presentation
public import Signals

/// Shows a trip and its outcome.
public protocol DisplaysTrip: Viewable {
    func showTrip(_ trip: TripViewModel)
}

/// The main page of a trip.
public protocol TripMainPage: NavigationPage {
    var signalRecordOutcome: Signal<Void> { get }
    /// Posts when the user records that the trip departs, or arrives, this minute.
    var signalNow: Signal<Void> { get }
    /// Sends the end that the outcome is about: true for the arrival.
    var signalArrivalChosen: Signal<Bool> { get }
    /// Sends the id of the trip taken instead.
    var signalSubstitute: Signal<String> { get }
    /// Sends the id of the scheme to claim by.
    var signalClaim: Signal<String> { get }
    /// Posts when the journey of the trip is to be shown.
    var signalJourney: Signal<Void> { get }
    /// Sends the id of an entry of the same day.
    var signalRelatedEntry: Signal<String> { get }
    /// Sends a search for related entries.
    var signalRelatedSearch: Signal<String> { get }
}

/// Makes the pages of a trip, whose id is `id`.
public protocol MakesTripPages: AnyObject {
    func makeTripMainPage(for id: String) -> any TripMainPage
    func makeOutcomeSelectionPage(for id: String) -> any OutcomeSelectionPage
}
