public import EntryFeature
public import Presentation
public import Wording

public protocol DisplaysPass: Viewable {
    func showPass(_ pass: PassViewModel)
}

/// The events of the main page of a season ticket.
public struct PassPageEvents: PageEvents {
    /// Posts the id of a trip that counts in a pot.
    public let trip: PageEvent<String>
    /// Posts the id of a pot whose amount is to be claimed.
    public let claim: PageEvent<String>
    /// Posts the id of a pot whose paper is to be written.
    public let paper: PageEvent<String>
    /// Posts when the rules of the ticket are to be chosen.
    public let rules: PageEvent<Void>
    /// Posts the search for the trips that were taken on the ticket.
    public let relatedSearch: PageEvent<String>

    public init(_ gate: PageGate) {
        (trip, claim, paper) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
        (rules, relatedSearch) = (PageEvent(gate), PageEvent(gate))
    }
}

/// Makes the page of a season ticket, whose id is `id`.
public protocol MakesPassPages: Viewable {
    func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents>
}

/// The texts of a season ticket's page.
public struct PassViewModel: Hashable, Sendable {
    public let id: String
    public let entry: EntryViewModel
    /// The amount that can be claimed now; empty if there is none.
    public let amount: String
    /// The last day on which the amount can be claimed, or the reason why there is none.
    public let amountNote: String
    public let facts: [Fact]
    /// The pots, the latest first.
    public let pots: [Pot]
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
        /// The progress towards the next case, the first payment, and the most that is paid.
        public let progress: [Progress]
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

    /// A share that is reached, in words and from 0 to 1.
    public struct Progress: Hashable, Sendable {
        public let text: String
        public let fraction: Double

        package init(_ text: String, fraction: Double) {
            self.text = text
            self.fraction = fraction
        }
    }
}
