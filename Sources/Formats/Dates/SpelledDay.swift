import Domain

/// Reads dates whose month is a word.
enum SpelledDay {
    /// Returns the day, or `nil` unless the text is a day, a month and a year, with or without a
    /// weekday and a time.
    static func read(_ text: String) -> CalendarDay? {
        guard text.utf8.count <= 60, text.contains(where: \.isLetter) else { return nil }
        let words = CalendarWords.plain(text)
            .split { !$0.isLetter && !$0.isNumber && $0 != ":" }
            .filter { !$0.contains(":") && !fillers.contains($0) }
        // A weekday such as “mar.” may be a month elsewhere, and comes before it.
        for place in words.indices.reversed() {
            guard let month = CalendarWords.month(words[place]) else { continue }
            if let day = day(in: month, words[..<place], words[(place + 1)...]) { return day }
        }
        return nil
    }

    /// Returns the day of `5 March 2024`, `March 5, 2024` or `2024 March 5`.
    private static func day(
        in month: Int, _ before: ArraySlice<Substring>, _ after: ArraySlice<Substring>
    ) -> CalendarDay? {
        let next = after.first
        if let day = before.last.flatMap(number), let year = next.flatMap(DayText.year) {
            return CalendarDay(year: year, month: month, day: day)
        }
        guard let day = next.flatMap(number) else { return nil }
        let later = after.dropFirst()
        // A clock or a zone may stand before the year.
        let year =
            before.last.flatMap(wholeYear) ?? later.first.flatMap(DayText.year)
            ?? later.lazy.compactMap(wholeYear).first
        return year.flatMap { CalendarDay(year: $0, month: month, day: day) }
    }

    /// Returns the number of a day from `5`, `5th` or `1er`, or `nil` for other words.
    private static func number(_ word: Substring) -> Int? {
        let digits = word.prefix { $0.isNumber }
        guard (1...2).contains(digits.count), endings.contains(word[digits.endIndex...]) else {
            return nil
        }
        return Int(digits)
    }

    private static func wholeYear(_ word: Substring) -> Int? {
        word.count == 4 ? DayText.year(word) : nil
    }

    private static let endings: Set<Substring> = [
        "", "st", "nd", "rd", "th", "er", "re", "º", "ª", "e", "a", "o",
    ]

    private static let fillers: Set<Substring> = ["of", "the", "de", "del", "di"]
}
