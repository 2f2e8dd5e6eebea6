public import Presentation

/// What was claimed for trips, and what can be.
public struct ClaimsViewModel: Hashable, Sendable {
    /// The claims that were made, such as "Claimed: sent, €22.48".
    public var made: [EntryViewModel] = []
    /// What a claim can be made of.
    public var offers: [Offer] = []

    /// Nothing at all.
    public init() {}

    /// A claim that can be made.
    public struct Offer: Hashable, Sendable {
        /// Of the scheme that gives it.
        public let id: String
        /// Such as "Claim…".
        public let label: String

        package init(id: String, label: String) {
            self.id = id
            self.label = label
        }
    }
}
