public import Presentation
public import Signals

public protocol DisplaysPass: Viewable {
    func showPass(_ pass: PassViewModel)
}

/// The main page of a season ticket.
public protocol PassMainPage: NavigationPage {
    /// Sends the id of a trip that counts in a pot.
    var signalTrip: Signal<String> { get }
    /// Sends the id of a pot whose amount is to be claimed.
    var signalClaim: Signal<String> { get }
    /// Sends the id of a pot whose paper is to be written.
    var signalPaper: Signal<String> { get }
    /// Sent when the rules of the ticket are to be chosen.
    var signalChooseRules: Signal<Void> { get }
    /// Sends the search for the trips that were taken on the ticket.
    var signalRelatedSearch: Signal<String> { get }
}

/// Makes the page of a season ticket, whose id is `id`.
public protocol MakesPassPages: AnyObject {
    func makePassMainPage(for id: String) -> any PassMainPage
}

/// The texts of a season ticket's page.
public struct PassViewModel: Hashable, Sendable {
    public let id: String
    public let entry: EntryViewModel
    public let facts: [Fact]
    /// The pots, the latest first.
    public let pots: [Pot]
    /// The reason why there are no pots; empty if there are any.
    public let noPots: String
    /// Whether the rules of the ticket can be chosen now, or `nil` if they are known.
    public let choosingRules: Availability?
    public let notes: String
    public let relatedSearches: [RelatedSearch]

    /// A period whose delays are claimed together.
    public struct Pot: Hashable, Sendable {
        /// The identifier of the pot within the ticket.
        public let id: String
        /// The period, such as "November 2026".
        public let title: String
        /// The number of delays and their sum, such as "3 cases: €4.50".
        public let sum: String
        public let facts: [Fact]
        /// The trips that count.
        public let delays: [EntryViewModel]
        /// The number of delays that are not listed, in words.
        public let more: String
        /// The label of the button that claims the pot, or `nil` if there is nothing to claim.
        public let claim: String?
        public let claiming: Availability
        /// Whether a paper can be written for the pot.
        public let offersPaper: Bool
    }
}
