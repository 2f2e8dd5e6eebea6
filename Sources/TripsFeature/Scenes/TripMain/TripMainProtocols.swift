public import Presentation
public import Signals

/// Shows a trip and what happened to it.
public protocol DisplaysTrip: Viewable {
    func showTrip(_ trip: TripViewModel)
}

/// The main page of a trip, as navigation and collection know it.
public protocol TripMainPage: NavigationPage {
    var signalRecordOutcome: Signal<Void> { get }
    /// It departs, or arrives, this minute.
    var signalNow: Signal<Void> { get }
    /// Which end the outcome is about; true for the arrival.
    var signalArrivalChosen: Signal<Bool> { get }
    /// The id of what was taken in its place.
    var signalSubstitute: Signal<String> { get }
    /// The id of the scheme by which a claim is to be made.
    var signalClaim: Signal<String> { get }
    /// The journey that the trip is a leg of is asked for.
    var signalJourney: Signal<Void> { get }
    /// The id of an entry of the same day.
    var signalRelatedEntry: Signal<String> { get }
    /// What finds the entries that this one is among.
    var signalRelatedSearch: Signal<String> { get }
}

/// Makes the pages of a trip. `id` says whose pages they are.
public protocol MakesTripPages: AnyObject {
    func makeTripMainPage(for id: String) -> any TripMainPage
    func makeOutcomeSelectionPage(for id: String) -> any OutcomeSelectionPage
}
