internal import Foundation

/// A local time that does not exist because clocks are put forward over it.
public struct SkippedTime: Error, Hashable, Codable, Sendable {
    public let time: DateTime
    /// The local time from which clocks are put forward, which is the first that does not exist.
    public let from: DateTime
    /// The local time to which clocks are put forward.
    public let to: DateTime
}

extension DateTime {
    /// Returns this time if it exists.
    ///
    /// - Parameter failure: makes the error for a time that clocks are put forward over.
    /// - Throws: that error.
    public func existing<Failure: Error>(
        or failure: (SkippedTime) -> Failure
    ) throws(Failure) -> DateTime {
        if let skipped { throw failure(skipped) }
        return self
    }

    /// The gap that this local time is in, or `nil` if the time exists.
    public var skipped: SkippedTime? {
        guard let timeZone = zone.timeZone, let instant, DateTime(instant, in: zone) != self else {
            return nil
        }
        // The instant counts by the offset before the gap, so clocks have been put forward by then.
        let latest = Int(instant.timeIntervalSince1970)
        let before = secondsOnClock - latest
        let after = timeZone.secondsFromGMT(for: instant)
        guard
            let change = Self.change(of: timeZone, from: latest - (after - before), to: latest),
            let from = DateTime(secondsOnClock: change + before, zone: zone),
            let to = DateTime(secondsOnClock: change + after, zone: zone)
        else { return nil }
        return SkippedTime(time: self, from: from, to: to)
    }

    /// Returns the first second with the offset of `last`, or `nil` if `first` has the same offset.
    private static func change(of timeZone: TimeZone, from first: Int, to last: Int) -> Int? {
        func offset(_ second: Int) -> Int {
            timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
        }
        let after = offset(last)
        guard first < last, offset(first) != after else { return nil }
        var (earlier, later) = (first, last)
        while later - earlier > 1 {
            let middle = (earlier + later) / 2
            if offset(middle) == after { later = middle } else { earlier = middle }
        }
        return later
    }
}
