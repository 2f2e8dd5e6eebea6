import Domain
import Foundation

extension Item {
    /// The time when the item was first written: CREATED, which no edit changes, or else DTSTAMP,
    /// which every item should have. File times would not survive a sync. It is `nil` if neither
    /// exists.
    var written: Date? { moment("CREATED") ?? moment("DTSTAMP") }

    /// Returns the moment of a property, taken as UTC, which RFC 5545 requires of both. Others are
    /// only used for an order, so an error does no harm.
    func moment(_ name: String) -> Date? {
        guard let time = first(name).flatMap({ Values.time($0.value) }) else { return nil }
        let seconds = time.clock.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0
        return Date(timeIntervalSince1970: Double(time.day.daysSinceEpoch * 86_400 + seconds))
    }
}
