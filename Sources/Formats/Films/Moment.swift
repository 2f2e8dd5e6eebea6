import Domain
import Foundation
import JournalFormat

/// Moments as exports write them, such as `2024-01-05T21:04:00.000Z`.
enum Moment {
    /// To the second; nil where the text is no moment or has no offset from universal time.
    static func read(_ text: String) -> Date? {
        DateTime(isoText: text)?.instant
    }

    /// Written as seconds since the beginning of 1970, or as thousandths of them; nil for what is neither.
    static func sinceEpoch(_ text: String) -> Date? {
        let text = text.onOneLine
        guard let number = UInt64(text) else { return nil }
        return switch text.utf8.count {
        case 9...10: Date(timeIntervalSince1970: Double(number))
        case 12...13: Date(timeIntervalSince1970: Double(number / 1_000))
        default: nil
        }
    }

    /// By universal time, to the second; empty outside the years 1 to 9999.
    static func text(_ moment: Date) -> String {
        DateTime(moment, in: .utc).map { "\($0.text)Z" } ?? ""
    }
}

extension DateTime {
    /// As ISO 8601 writes it, without a zone, such as `2026-11-19T20:15:00`.
    var text: String {
        let time = [hour, minute, second].map { $0.padded(to: 2) }
        return "\(day.isoText)T\(time.joined(separator: ":"))"
    }
}
