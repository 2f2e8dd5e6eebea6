extension JourneyID {
    /// Splits the trips with one id into journeys. A generated id is always one journey. A name,
    /// such as that of a holiday, can stand for several: a new one begins after a long pause, and
    /// with a leg back to where an earlier leg began.
    ///
    /// - Parameter legs: The legs in the order of their times.
    package static func parts(_ legs: [JourneyLeg], of id: String) -> [Range<Int>] {
        guard !isGiven(id) else { return legs.isEmpty ? [] : [0..<legs.count] }
        var parts: [Range<Int>] = []
        for (place, leg) in legs.enumerated() {
            if let part = parts.last, !leg.beginsAnew(after: legs[part]) {
                parts[parts.count - 1] = part.lowerBound..<place + 1
            } else {
                parts.append(place..<place + 1)
            }
        }
        return parts
    }
}

extension JourneyLeg {
    fileprivate func beginsAnew(after legs: ArraySlice<JourneyLeg>) -> Bool {
        guard let end = legs.map(\.end.second).max() else { return true }
        return departure.second - end > Self.longestPause
            || !isSubstitute && legs.contains { to.isSamePlace(as: $0.from) }
    }

    /// The longest pause within a journey, in seconds. The pause of a commuter's working day is
    /// longer.
    private static var longestPause: Int { 6 * 3_600 }
}
