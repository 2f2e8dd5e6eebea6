extension OutcomeChoice {
    /// The subject of a choice. Choices of different kinds are shown in separate groups.
    public enum Kind: Hashable, Sendable {
        /// A time of departure or arrival.
        case time
        /// A disruption of the trip.
        case disruption
        /// The removal of what was recorded.
        case clearing
    }

    public var kind: Kind {
        switch meaning {
        case .onTime, .late, .at: .time
        case .cancelled, .missedConnection: .disruption
        case .notRecorded, .undisrupted: .clearing
        }
    }
}
