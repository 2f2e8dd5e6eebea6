internal import Foundation

/// A reading that a clock never shows, because it is put forward over it that night.
public struct SkippedTime: Error, Hashable, Sendable {
    public let time: DateTime
    /// The reading from which the clock is put forward: the first one that is missing.
    public let from: DateTime
    /// The reading to which the clock is put forward.
    public let to: DateTime
}

extension DateTime {
    /// Why no clock of its zone ever shows this reading; nil where one does.
    public var skipped: SkippedTime? {
        guard let timeZone = zone.timeZone, let instant, DateTime(instant, in: zone) != self else {
            return nil
        }
        // It counts by the offset before the gap, so the clock has been put forward by then.
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

    /// The first second with the offset of `last`, where `first` has another one.
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
