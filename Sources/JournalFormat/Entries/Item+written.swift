import Domain
import Foundation

extension Item {
    /// When it was first written: by CREATED, which no edit changes, or else by DTSTAMP, which every
    /// item should have. The times of the file would not survive being synced. Nil where neither
    /// says anything.
    var written: Date? { moment("CREATED") ?? moment("DTSTAMP") }

    /// Both are in UTC by RFC 5545; what is not is taken for it, as nothing but an order comes of it.
    func moment(_ name: String) -> Date? {
        guard let time = first(name).flatMap({ Values.time($0.value) }) else { return nil }
        let seconds = time.clock.map { $0.hour * 3_600 + $0.minute * 60 + $0.second } ?? 0
        return Date(timeIntervalSince1970: Double(time.day.daysSinceEpoch * 86_400 + seconds))
    }
}
