public import Presentation
public import Signals

/// Shows a season ticket.
public protocol DisplaysPass: Viewable {
    func showPass(_ pass: PassViewModel)
}

/// The main page of a season ticket, as those who lead on from there know it.
public protocol PassMainPage: NavigationPage {
    /// The id of a trip that counted.
    var signalTrip: Signal<String> { get }
    /// The id of a pot whose amount is to be claimed.
    var signalClaim: Signal<String> { get }
    /// The id of a pot whose paper is to be written.
    var signalPaper: Signal<String> { get }
    /// What finds the trips that were taken on it.
    var signalRelatedSearch: Signal<String> { get }
}

/// Makes the page of a season ticket. `id` says whose page it is.
public protocol MakesPassPages: AnyObject {
    func makePassMainPage(for id: String) -> any PassMainPage
}

/// A season ticket in words.
public struct PassViewModel: Hashable, Sendable {
    public let id: String
    public let entry: EntryViewModel
    public let facts: [Fact]
    /// The latest first.
    public let pots: [Pot]
    /// Says why there are none; empty where there are.
    public let noPots: String
    public let notes: String
    public let wholes: [RelatedSearch]

    /// What is settled together.
    public struct Pot: Hashable, Sendable {
        /// Tells it from others of the ticket.
        public let id: String
        /// Such as "November 2026".
        public let title: String
        /// Such as "3 cases: €4.50".
        public let sum: String
        public let facts: [Fact]
        /// The trips that counted.
        public let delays: [EntryViewModel]
        /// Of those that are not listed.
        public let more: String
        /// The label of the button that claims it; nil where there is nothing to claim.
        public let claim: String?
        public let claiming: Availability
        /// Whether there is something to write a paper for.
        public let offersPaper: Bool
    }
}
