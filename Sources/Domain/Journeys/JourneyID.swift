internal import Foundation

/// What the trips of a journey share: an id that this program gave them, or a name that somebody did.
package enum JourneyID {
    private static let prefix = "journey"

    /// A new one.
    package static func new() -> String {
        prefix + UUID().uuidString.lowercased().filter { $0 != "-" }
    }

    /// Whether this program gave it, so that it is nothing to show to people.
    package static func isGiven(_ id: String) -> Bool {
        guard id.hasPrefix(prefix) else { return false }
        let digits = id.utf8.dropFirst(prefix.utf8.count)
        return digits.count == 32
            && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// The trips that share an id are one journey. Under a name, such as that of a holiday, are often
    /// several: another one begins after a long pause, and with the way back to where a leg began.
    ///
    /// - Parameter legs: in the order of their times.
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

    /// In seconds. Between the journeys of a commuter's day is more.
    private static var longestPause: Int { 6 * 3_600 }
}
