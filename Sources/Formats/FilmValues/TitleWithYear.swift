import Domain

/// A title followed by a year, such as `Playtime (1967)`.
struct TitleWithYear {
    let title: String
    let year: Int

    /// Splits a text, or makes `nil` if it has another form.
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
