extension Trip {
    /// Whether a single trip was taken, as far as is known. For legs see `JourneyCourse.taken`.
    package var isTaken: Bool {
        disruption != .cancelled && (abandonment == .none || actualArrival != nil)
    }
}
