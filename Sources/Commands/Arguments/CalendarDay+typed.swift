public import Domain
public import Foundation
internal import Wording

extension CalendarDay {
    /// A day as somebody types it: `2026-11-20`, `today` or `yesterday`.
    ///
    /// - Parameter timeZone: where today is told.
    public init(
        typed text: String, now: Date = Date(), in timeZone: TimeZone = .current
    ) throws(CommandError) {
        let today = CalendarDay(now, in: timeZone)
        let day: CalendarDay? =
            switch text.lowercased() {
            case "today": today
            case "yesterday": today?.advanced(byDays: -1)
            default: CalendarDay(iso8601: text)
            }
        guard let day else {
            throw .usage(
                "“\(text)” is not a date; write it as 2026-11-20, or say “today” or “yesterday”.")
        }
        self = day
    }

    /// Such as `2026-11-20`; nil for anything else.
    init?(iso8601 text: some StringProtocol) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { digits in
            digits.allSatisfy { (0x30...0x39).contains($0) }
                ? Int(String(decoding: digits, as: UTF8.self)) : nil
        }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}
