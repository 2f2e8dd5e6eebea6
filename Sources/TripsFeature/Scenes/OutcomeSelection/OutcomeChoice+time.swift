extension OutcomeChoice {
    /// Whether it names a time, as against what kept the trip from happening.
    public var isTime: Bool {
        switch meaning {
        case .onTime, .late, .at: true
        case .cancelled, .missedConnection: false
        }
    }
}
