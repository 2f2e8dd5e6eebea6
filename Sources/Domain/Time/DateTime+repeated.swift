internal import Foundation

extension DateTime {
    /// Returns the time nearer to `other` of the two with this local time when clocks go back. If
    /// both are equally near, or there is only one, it is the first.
    func nearest(to other: DateTime) -> DateTime {
        guard let second = secondTime, let fromFirst = duration(until: other),
            let fromSecond = second.duration(until: other)
        else { return self }
        return max(fromSecond, .zero - fromSecond) < max(fromFirst, .zero - fromFirst)
            ? second : self
    }

    /// The second time with this local time, in UTC, or `nil` if there is only one.
    private var secondTime: DateTime? {
        guard let timeZone = zone.timeZone, let instant else { return nil }
        let shift =
            timeZone.secondsFromGMT(for: instant)
            - timeZone.secondsFromGMT(for: instant.addingTimeInterval(86_400))
        let again = instant.addingTimeInterval(Double(shift))
        guard shift > 0, DateTime(again, in: zone) == self else { return nil }
        return DateTime(again, in: .utc)
    }
}
