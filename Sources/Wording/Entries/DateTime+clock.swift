package import Domain
import Foundation

extension DateTime {
    /// The same instant as the clock of another time shows it, so that the two compare at a glance.
    package func onTheClock(of other: DateTime?) -> DateTime {
        guard let other, other.zone != zone, let instant else { return self }
        return DateTime(instant, in: other.zone) ?? self
    }

    /// How far the clock is ahead of UTC; nil for a floating time.
    var secondsFromUTC: Int? {
        guard let timeZone = zone.timeZone, let instant else { return nil }
        return timeZone.secondsFromGMT(for: instant)
    }

    /// Whether the clocks at home show another time at that instant.
    func isAway(from home: TimeZone?) -> Bool {
        guard let home, let instant else { return false }
        return home.secondsFromGMT(for: instant) != secondsFromUTC
    }
}
