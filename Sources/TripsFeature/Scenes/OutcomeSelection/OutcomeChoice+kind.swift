extension OutcomeChoice {
    /// What a choice is about; the kinds stand apart.
    public enum Kind: Hashable, Sendable {
        /// When it was.
        case time
        /// What kept the trip from happening as planned.
        case disruption
        /// Takes back what was recorded.
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
