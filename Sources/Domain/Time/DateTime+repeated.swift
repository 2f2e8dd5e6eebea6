internal import Foundation

extension DateTime {
    /// Of the two times at which the clock shows this reading in the night in which it goes back,
    /// the one nearer to `other`; the first where they are as near, or it is shown once.
    func nearest(to other: DateTime) -> DateTime {
        guard let second = secondTime, let fromFirst = duration(until: other),
            let fromSecond = second.duration(until: other)
        else { return self }
        return max(fromSecond, .zero - fromSecond) < max(fromFirst, .zero - fromFirst)
            ? second : self
    }

    /// By a clock set by UTC; nil where this reading is shown once.
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
