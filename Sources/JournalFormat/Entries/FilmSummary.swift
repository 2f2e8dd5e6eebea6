import Domain

/// The SUMMARY of a film, such as `Title (Year)`.
struct FilmSummary: Equatable {
    let title: String
    let year: Int?

    init(title: String, year: Int?) {
        self.title = title
        self.year = year
    }

    init(_ summary: String) {
        let text = SanitizedText.trimmed(summary)
        let suffix = text.utf8.last == UInt8(ascii: ")") ? text.suffix(7) : ""
        guard suffix.hasPrefix(" ("), suffix.hasSuffix(")"),
            let year = Int(suffix.dropFirst(2).dropLast()), FilmError.years.contains(year)
        else {
            self.init(title: text, year: nil)
            return
        }
        self.init(title: SanitizedText.trimmed(text.dropLast(7)), year: year)
    }

    var text: String {
        year.map { "\(title) (\($0))" } ?? title
    }
}
