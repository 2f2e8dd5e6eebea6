import Domain

/// A title with the year behind it: `Playtime (1967)`.
struct TitleWithYear {
    let title: String
    let year: Int

    /// Returns nil for any other text.
    init?(_ text: String) {
        let bracket = text.suffix(6)
        guard bracket.first == "(", bracket.last == ")",
            let year = DayText.year(bracket.dropFirst().dropLast()),
            let title = String(text.dropLast(6)).onOneLine.unlessEmpty
        else { return nil }
        self.title = title
        self.year = year
    }
}
