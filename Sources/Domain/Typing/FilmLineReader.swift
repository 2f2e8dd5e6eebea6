/// Reads a film that is typed on one line. The title comes first. The day of the viewing and the
/// feedback follow after a year in brackets, or else come at the end.
public struct FilmLineReader {
    private let words: FilmLineWords
    private var hasDay = false
    private var hasFeedback = false

    /// The greatest number of characters that are read.
    private static let most = 400
    /// The greatest number of words in a day or a feedback.
    private static let longest = 4

    public static func line(_ text: String, words: FilmLineWords) -> FilmLine {
        let tokens = text.prefix(most).split(whereSeparator: \.isWhitespace).map(String.init)
        var reader = FilmLineReader(words: words)
        if let place = tokens.lastIndex(where: { year($0) != nil }), place > 0,
            let year = year(tokens[place])
        {
            let title = FilmLine.Part(tokens[..<place].joined(separator: " "), .title)
            return FilmLine(
                parts: [title, .init(tokens[place], .year(year))]
                    + reader.readAfterYear(tokens[(place + 1)...]))
        }
        return FilmLine(parts: reader.readFromTheEnd(tokens[...]))
    }

    private init(words: FilmLineWords) {
        self.words = words
    }

    /// Reads a year such as "(1945)".
    private static func year(_ word: String) -> Int? {
        guard word.first == "(", word.last == ")", word.count == 6,
            let year = Int(figures: word.dropFirst().dropLast()), (1880...2200).contains(year)
        else { return nil }
        return year
    }

    private mutating func readAfterYear(_ words: ArraySlice<String>) -> [FilmLine.Part] {
        var (rest, parts): (ArraySlice<String>, [FilmLine.Part]) = (words, [])
        while !rest.isEmpty {
            let known = (1...Self.longest).reversed().firstNonNil { length in
                rest.count < length
                    ? nil : understood(rest.prefix(length), isTitleOver: true).map { ($0, length) }
            }
            let (meaning, length) = known ?? (.unknown, 1)
            markFound(meaning)
            parts.append(.init(rest.prefix(length).joined(separator: " "), meaning))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    /// Reads a line without a year. The title ends where only a day and a feedback follow.
    private mutating func readFromTheEnd(_ words: ArraySlice<String>) -> [FilmLine.Part] {
        var (rest, parts): (ArraySlice<String>, [FilmLine.Part]) = (words, [])
        while true {
            let known = (1...Self.longest).reversed().firstNonNil { length in
                rest.count <= length
                    ? nil
                    : understood(rest.suffix(length), isTitleOver: false).map { ($0, length) }
            }
            guard let (meaning, length) = known else { break }
            markFound(meaning)
            parts.insert(.init(rest.suffix(length).joined(separator: " "), meaning), at: 0)
            rest = rest.dropLast(length)
        }
        return rest.isEmpty ? parts : [.init(rest.joined(separator: " "), .title)] + parts
    }

    private mutating func markFound(_ meaning: FilmLine.Meaning) {
        switch meaning {
        case .day: hasDay = true
        case .feedback: hasFeedback = true
        case .title, .year, .unknown: break
        }
    }

    /// - Parameter isTitleOver: Whether the title has ended. Otherwise words that may be its end
    ///   belong to it: "His Girl Friday", "Apollo 13", "8 1/2".
    private func understood(
        _ some: ArraySlice<String>, isTitleOver: Bool
    ) -> FilmLine.Meaning? {
        let text = some.joined(separator: " ")
        let key = DayWords.key(text)
        if !hasFeedback, let feedback = words.feedbacks[key] { return .feedback(feedback) }
        guard !hasDay, let day = words.days.numbers(text)?.calendarDay, day <= words.days.today
        else { return nil }
        let isWeekday =
            words.days.words.weekdays[key] != nil || words.days.words.shortWeekdays[key] != nil
        let isWhole =
            text.contains(where: \.isLetter) || text.count { "-./".contains($0) } >= 2
        return isTitleOver || isWhole && !isWeekday ? .day(day) : nil
    }
}
