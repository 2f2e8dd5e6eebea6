public import Presentation
public import Signals

/// Shows a journey: its legs, and what became of all of it.
public protocol DisplaysJourney: Viewable {
    func showJourney(_ journey: JourneyViewModel)
}

/// The main page of a journey, as navigation and coordination know it.
public protocol JourneyMainPage: NavigationPage {
    /// The id of the leg to be shown.
    var signalLeg: Signal<String> { get }
    /// The id of the leg in whose place something came.
    var signalInstead: Signal<String> { get }
    /// The id of the scheme by which a claim is to be made.
    var signalClaim: Signal<String> { get }
    /// The id of a claim to be shown.
    var signalOpenClaim: Signal<String> { get }
    /// Another leg is to be added at the end.
    var signalNextLeg: Signal<Void> { get }
}

/// Shows what may have come in the place of a leg.
public protocol DisplaysSubstituteSelection: Viewable {
    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel)
}

/// The page on which is chosen what came in the place of a leg.
public protocol SubstituteSelectionPage: NavigationPage {
    /// The id of what was chosen.
    var signalSubstitute: Signal<String> { get }
}

/// Makes the pages of a journey. `id` says whose pages they are.
public protocol MakesJourneyPages: AnyObject {
    func makeJourneyMainPage(for id: String) -> any JourneyMainPage
    func makeSubstituteSelectionPage(for id: String) -> any SubstituteSelectionPage
}

typealias JourneyPages = PageFactory<any JourneyMainPage, any SubstituteSelectionPage>
