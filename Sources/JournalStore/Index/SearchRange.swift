import Domain

/// The syntax of numbers in a search: `60`, `>60`, `60..90`, `60..` or `..90`.
enum SearchRange {
    /// A number greater than all values.
    private static let most = 1 << 40

    static let all = -most...most

    /// Reads a range, or returns `nil` if the text is not one. Each end is read as a range itself:
    /// a year is all its days.
    ///
    /// A comparison operator without a number, which may still be typed, is the range of all
    /// numbers.
    static func read(
        _ text: some StringProtocol, _ number: (String) -> ClosedRange<Int>?
    ) -> ClosedRange<Int>? {
        let text = String(text)
        guard !text.isEmpty else { return all }
        if let (from, to) = ends(of: text) {
            guard let lower = from.isEmpty ? all : number(from),
                let upper = to.isEmpty ? all : number(to)
            else { return nil }
            if from.isEmpty || to.isEmpty { return lower.lowerBound...upper.upperBound }
            return min(lower.lowerBound, upper.lowerBound)...max(lower.upperBound, upper.upperBound)
        }
        for (sign, range) in signs where text.hasPrefix(sign) {
            let rest = String(text.dropFirst(sign.count))
            if rest.isEmpty { return all }
            return number(rest).map(range)
        }
        return number(text)
    }

    /// Returns the texts before and after two periods.
    static func ends(of text: String) -> (from: String, to: String)? {
        text.indices.first { text[$0...].hasPrefix("..") }.map { dots in
            (String(text[..<dots]), String(text[dots...].dropFirst(2)))
        }
    }

    /// The comparison operators; one that begins with another precedes it.
    private static let signs: [(String, @Sendable (ClosedRange<Int>) -> ClosedRange<Int>)] = [
        (">=", { $0.lowerBound...most }), ("<=", { -most...$0.upperBound }),
        ("≥", { $0.lowerBound...most }), ("≤", { -most...$0.upperBound }),
        (">", { ($0.upperBound + 1)...most }), ("<", { -most...($0.lowerBound - 1) }),
        ("=", { $0 }),
    ]
}

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
