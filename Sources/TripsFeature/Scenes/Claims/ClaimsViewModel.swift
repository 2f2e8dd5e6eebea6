public import EntryFeature

/// The claims that were made for trips, and those that can be made.
public struct ClaimsViewModel: Hashable, Sendable {
    /// The claims that were made, such as "Claimed: sent, €22.48".
    public var made: [EntryViewModel] = []
    public var offers: [Offer] = []

    /// Creates a model without claims and offers.
    public init() {}

    /// A claim that can be made.
    public struct Offer: Hashable, Sendable {
        /// The id of the scheme that gives the compensation.
        public let id: String
        /// The label of the button, such as "Claim…".
        public let label: String
    }
}
