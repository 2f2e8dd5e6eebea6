package import Domain
import Foundation

extension DateTime {
    /// Returns the same instant in the zone of another time, so that the two can be compared.
    package func onTheClock(of other: DateTime?) -> DateTime {
        guard let other, other.zone != zone, let instant else { return self }
        return DateTime(instant, in: other.zone) ?? self
    }

    /// The offset from UTC in seconds, or `nil` for a floating time.
    var secondsFromUTC: Int? {
        guard let timeZone = zone.timeZone, let instant else { return nil }
        return timeZone.secondsFromGMT(for: instant)
    }

    /// Whether clocks at home show another time at that instant.
    func isAway(from home: TimeZone?) -> Bool {
        guard let home, let instant else { return false }
        return home.secondsFromGMT(for: instant) != secondsFromUTC
    }
}
