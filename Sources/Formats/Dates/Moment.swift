import Domain
import Foundation
import JournalFormat

/// Reads and writes moments as exports do, such as `2024-01-05T21:04:00.000Z`.
enum Moment {
    /// Returns a moment to the second, or `nil` if the text is not one or has no offset from UTC.
    static func read(_ text: String) -> Date? { DateTime(isoText: text)?.instant }

    /// Returns a moment from the seconds or milliseconds since 1970, or `nil` if the text is
    /// neither.
    static func sinceEpoch(_ text: String) -> Date? {
        let text = text.onOneLine
        guard let number = UInt64(text) else { return nil }
        return switch text.utf8.count {
        case 9...10: Date(timeIntervalSince1970: Double(number))
        case 12...13: Date(timeIntervalSince1970: Double(number / 1_000))
        default: nil
        }
    }

    /// Returns a moment in UTC to the second, or empty outside the years 1 to 9999.
    static func text(_ moment: Date) -> String {
        DateTime(moment, in: .utc).map { "\($0.text)Z" } ?? ""
    }
}

extension DateTime {
    /// The clock time in ISO 8601 without a zone, such as `2026-11-19T20:15:00`.
    var text: String {
        let time = [hour, minute, second].map { $0.padded(to: 2) }
        return "\(day.isoText)T\(time.joined(separator: ":"))"
    }
}
