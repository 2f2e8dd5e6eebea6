import Domain
import Foundation

/// Moments as exports write them, such as `2024-01-05T21:04:00.000Z`.
enum Moment {
    /// To the second; nil where the text is no moment or has no offset from universal time.
    static func read(_ text: String) -> Date? {
        let pattern =
            /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|([+-])(\d\d):?(\d\d))/
        guard let match = text.wholeMatch(of: pattern)?.output,
            let year = Int(match.1), let month = Int(match.2), let number = Int(match.3),
            let day = CalendarDay(year: year, month: month, day: number),
            let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
            let time = DateTime(day, hour: hour, minute: minute, second: second, zone: .utc)
        else { return nil }
        guard let sign = match.7, let hours = match.8.flatMap({ Int($0) }),
            let minutes = match.9.flatMap({ Int($0) })
        else { return time.instant }
        let offset = Double(hours * 3_600 + minutes * 60)
        return time.instant?.addingTimeInterval(sign == "-" ? offset : -offset)
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
