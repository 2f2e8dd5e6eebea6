import Domain

/// The syntax of days in a search: `2024`, `2024-05`, `2024-05-08`, and beginnings of these.
enum WrittenDays {
    /// Returns a range in days since 1970, or `nil` if the text is not a date.
    static func days(_ text: String) -> ClosedRange<Int>? {
        var parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        // A trailing hyphen or zero may be the beginning of the next part.
        while parts.count > 1, ["", "0"].contains(parts[parts.count - 1]) { parts.removeLast() }
        guard parts.count <= 3, let years = years(parts[0]) else { return nil }
        guard parts.count > 1 else {
            return span(from: (years.lowerBound, 1, 1), to: (years.upperBound, 12, 31))
        }
        guard parts[0].count == 4, let month = number(parts[1]), (1...12).contains(month) else {
            return nil
        }
        let year = years.lowerBound
        let length = CalendarDay.length(ofMonth: month, in: year)
        guard parts.count == 3 else {
            return span(from: (year, month, 1), to: (year, month, length))
        }
        guard let day = number(parts[2]), (1...length).contains(day) else { return nil }
        return span(from: (year, month, day), to: (year, month, day))
    }

    /// Returns the years that begin with these digits, or `nil` if the text is not one.
    static func years(_ text: String) -> ClosedRange<Int>? {
        guard (1...4).contains(text.utf8.count), let number = number(text) else { return nil }
        let rest = [1, 1_000, 100, 10, 1][text.utf8.count]
        return max(number * rest, 1)...max(number * rest + rest - 1, 1)
    }

    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && text.utf8.count < 5
            ? Int(text) : nil
    }

    private typealias Date = (year: Int, month: Int, day: Int)

    private static func span(from: Date, to: Date) -> ClosedRange<Int>? {
        guard let first = CalendarDay(year: from.year, month: from.month, day: from.day),
            let last = CalendarDay(year: to.year, month: to.month, day: to.day)
        else { return nil }
        return first.daysSinceEpoch...last.daysSinceEpoch
    }
}
