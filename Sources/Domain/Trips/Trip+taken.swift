extension Trip {
    /// Whether it was taken, as far as is known, where it is a journey by itself: see
    /// `JourneyCourse.taken`.
    package var isTaken: Bool {
        disruption != .cancelled && (abandonment == .none || actualArrival != nil)
    }
}
