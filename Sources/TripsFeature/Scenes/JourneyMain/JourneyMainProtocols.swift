public import Presentation
public import Signals

/// Shows a journey: its legs and its outcome.
public protocol DisplaysJourney: Viewable {
    func showJourney(_ journey: JourneyViewModel)
}

/// The main page of a journey.
public protocol JourneyMainPage: NavigationPage {
    /// Sends the id of the leg to show.
    var signalLeg: Signal<String> { get }
    /// Sends the id of the leg that was replaced by another trip.
    var signalInstead: Signal<String> { get }
    /// Sends the id of the scheme to claim by.
    var signalClaim: Signal<String> { get }
    /// Sends the id of the claim to show.
    var signalOpenClaim: Signal<String> { get }
    /// Posts when a leg is to be added at the end.
    var signalNextLeg: Signal<Void> { get }
}

/// Shows the trips that may have replaced a leg.
public protocol DisplaysSubstituteSelection: Viewable {
    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel)
}

/// The page on which the replacement of a leg is chosen.
public protocol SubstituteSelectionPage: NavigationPage {
    /// Sends the id of the choice.
    var signalSubstitute: Signal<String> { get }
}

/// Makes the pages of a journey, whose id is `id`.
public protocol MakesJourneyPages: AnyObject {
    func makeJourneyMainPage(for id: String) -> any JourneyMainPage
    func makeSubstituteSelectionPage(for id: String) -> any SubstituteSelectionPage
}

typealias JourneyPages = PageFactory<any JourneyMainPage, any SubstituteSelectionPage>
