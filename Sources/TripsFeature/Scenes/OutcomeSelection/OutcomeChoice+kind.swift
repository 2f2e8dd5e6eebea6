extension OutcomeChoice {
    /// The subject of a choice; choices of different kinds are shown apart.
    public enum Kind: Hashable, Sendable {
        /// When it was.
        case time
        /// A disruption of the trip.
        case disruption
        /// The removal of what was recorded.
        case withdrawal
    }

    public var kind: Kind {
        switch meaning {
        case .onTime, .late, .at: .time
        case .cancelled, .missedConnection: .disruption
        case .notRecorded, .undisrupted: .withdrawal
        }
    }
}
