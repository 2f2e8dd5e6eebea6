import Domain

/// The meaning of a date's text.
enum DayText: Hashable {
    case blank
    case day(CalendarDay)
    /// Day and month are not told apart by this text alone.
    case open(Int, Int, year: Int)
    case unreadable

    /// Reads `2024-01-31`, `31/01/2024`, `1/31/2024`, `31.1.24`, `Sat Apr 23 08:36:35 2011` and dates
    /// whose month is a word, such as `5. März 2024` and `March 5, 2024`; a time behind the date is
    /// passed over.
    init(_ text: String) {
        if let day = Self.usual(text) {
            self = .day(day)
            return
        }
        let text = text.onOneLine
        if text.isEmpty {
            self = .blank
        } else if let day = Self.spelled(text) ?? SpelledDay.read(text) {
            self = .day(day)
        } else {
            self = Self.numbers(text)
        }
    }

    /// `2024-01-31`, without a detour.
    private static func usual(_ text: String) -> CalendarDay? {
        var text = text
        return text.withUTF8 { CalendarDay(isoText: $0) }
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static func spelled(_ text: String) -> CalendarDay? {
        let words = text.lowercased().split(separator: " ")
        guard words.count >= 4, let month = months.firstIndex(of: String(words[1])),
            let day = Int(words[2]), let year = words.last.flatMap({ Int($0) })
        else { return nil }
        return CalendarDay(year: year, month: month + 1, day: day)
    }

    private static func numbers(_ text: String) -> DayText {
        let date = text.split(whereSeparator: { $0 == " " || $0 == "T" }).first ?? ""
        let parts = date.split(
            omittingEmptySubsequences: false, whereSeparator: { "/.-".contains($0) })
        let numbers = parts.compactMap { $0.count <= 4 ? UInt16($0).map(Int.init) : nil }
        guard parts.count == 3, numbers.count == 3 else { return .unreadable }
        if parts[0].count == 4 {
            return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2])
                .map(DayText.day) ?? .unreadable
        }
        let year = parts[2].count == 2 ? 2000 + numbers[2] : numbers[2]
        let dayFirst = CalendarDay(year: year, month: numbers[1], day: numbers[0])
        let monthFirst = CalendarDay(year: year, month: numbers[0], day: numbers[1])
        switch (dayFirst, monthFirst) {
        case (nil, nil): return .unreadable
        case (let day?, nil), (nil, let day?): return .day(day)
        case (let day?, let other?):
            return day == other ? .day(day) : .open(numbers[0], numbers[1], year: year)
        }
    }
}

/// Whether the day or the month comes first in dates such as `02/03/2024`.
enum DayOrder: String {
    case day, month

    func day(_ first: Int, _ second: Int, year: Int) -> CalendarDay? {
        self == .day
            ? CalendarDay(year: year, month: second, day: first)
            : CalendarDay(year: year, month: first, day: second)
    }

    /// The order that a text proves by a number that cannot be a month.
    static func proven(by text: String) -> DayOrder? {
        let parts = text.split(whereSeparator: { " T".contains($0) }).first?
            .split(whereSeparator: { "/.-".contains($0) })
        guard let parts, parts.count == 3, parts[0].count <= 2, let first = Int(parts[0]),
            let second = Int(parts[1]), first != second, case .day = DayText(text)
        else { return nil }
        return first > 12 ? .day : .month
    }
}
