public import Presentation

/// Shows a journey: its legs and its outcome.
public protocol DisplaysJourney: Viewable {
    func showJourney(_ journey: JourneyViewModel)
}

/// The events of the main page of a journey.
public struct JourneyPageEvents: PageEvents {
    /// Posts the id of the leg to show.
    public let leg: PageEvent<String>
    /// Posts the id of the leg that was replaced by another trip.
    public let instead: PageEvent<String>
    /// Posts the id of the scheme to claim by.
    public let claim: PageEvent<String>
    /// Posts the id of the claim to show.
    public let openClaim: PageEvent<String>
    /// Posts when a leg is to be added at the end.
    public let nextLeg: PageEvent<Void>
    /// Posts the address of the ticket to open.
    public let ticket: PageEvent<String>

    public init(_ gate: PageGate) {
        (leg, instead, nextLeg) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
        (claim, openClaim, ticket) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
    }
}

/// Shows the trips that may have replaced a leg.
public protocol DisplaysSubstituteSelection: Viewable {
    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel)
}

/// The events of the page on which the replacement of a leg is chosen.
public struct SubstitutePageEvents: PageEvents {
    /// Posts the id of the choice.
    public let substitute: PageEvent<String>

    public init(_ gate: PageGate) { substitute = PageEvent(gate) }
}

/// Makes the pages of a journey, whose id is `id`.
public protocol MakesJourneyPages: Viewable {
    func makeJourneyMainPage(for id: String) -> any InteractivePage<JourneyPageEvents>
    func makeSubstituteSelectionPage(for id: String) -> any InteractivePage<SubstitutePageEvents>
}

typealias JourneyPages = PageFactory<JourneyPageEvents, SubstitutePageEvents>
