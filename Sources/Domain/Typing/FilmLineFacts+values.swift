/// Ratings and days.
extension FilmLineFacts {
    /// Reads a rating such as "4/5", "★★★", "4 stars" or "4 out of 5".
    func rating(at place: Int, count: Int) -> Fact? {
        let some = Array(tokens.all[place..<place + count])
        guard var rating = TypedMark.rating(some.map(\.text).joined()) else {
            return wordedRating(some, at: place, count: count)
        }
        if count > 1, some.contains(where: { $0.text.contains { $0.isLetter } }) { return nil }
        if let exact = TypedMark.rating(some[0].text), count == 1 { rating = exact }
        return Fact(.rating, .rating(rating), count)
    }

    private func wordedRating(_ some: [LineToken], at place: Int, count: Int) -> Fact? {
        guard count > 1, let first = some.first else { return nil }
        func isWord(_ word: FilmWord, _ range: Range<Int>) -> Bool {
            meanings(at: place + range.lowerBound, count: range.count)?.contains(word) == true
        }
        if isWord(.stars, 1..<count) {
            return (TypedMark.rating(first.text) ?? TypedMark.rating(stars: first.text)).map {
                Fact(.rating, .rating($0), count)
            }
        }
        // Behind the scale there may be the word for stars.
        for last in [count - 1, count - 2] where last > 1 && isWord(.outOf, 1..<last) {
            guard last == count - 1 || isWord(.stars, last + 1..<count) else { continue }
            return TypedMark.rating(first.text, of: some[last].text).map {
                Fact(.rating, .rating($0), count)
            }
        }
        return nil
    }

    /// Returns whether a text is neither a rating nor surely a day or a title, such as "12/5".
    func isUnclear(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && (parts[1] == "5" || parts[1] == "10")
            && Int(figures: parts[0]) != nil && TypedMark.rating(text) == nil
    }

    /// Returns whether a text is a word for a day near today, such as "yesterday".
    func isNear(_ text: String) -> Bool {
        words.days.words.near[DayWords.key(text)] != nil
    }

    /// Returns whether a text is a date that no title has, with its month.
    func isWholeDate(_ text: String) -> Bool {
        guard text.contains(where: \.isDigit), words.days.numbers(text) != nil else {
            return false
        }
        return text.contains(where: \.isLetter)
            ? words.days.namesMonth(text)
            : text.count { "-./".contains($0) } > 1
    }

    /// Returns the day of a viewing. One that does not exist or is to come is refused.
    func day(_ text: String, _ count: Int) -> Fact? {
        guard let numbers = words.days.numbers(text) else { return nil }
        guard let day = numbers.calendarDay else {
            return words.days.namesMonth(text) ? Fact(.day, .noDay(numbers), count) : nil
        }
        return Fact(.day, day <= words.days.today ? .day(day) : .unknown, count)
    }
}
