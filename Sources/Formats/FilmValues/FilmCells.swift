import Domain
import JournalFormat

/// Reads the cells that every table of films has.
enum FilmCells {
    /// Returns the year, or `nil` if the cell is blank. The film's rules decide whether the year is
    /// valid.
    ///
    /// - Parameter doubt: a sign for an uncertain number, which is ignored.
    static func year(_ text: String, ignoring doubt: Character? = nil) throws(RowTrouble) -> Int? {
        let number = text.filter { $0 != doubt }.onOneLine
        if number.isEmpty { return nil }
        guard let year = Int(number) else {
            throw .noYear(text.onOneLine)
        }
        return year
    }

    /// Returns a number with a decimal point or, from a spreadsheet, a comma.
    static func number(_ text: String) -> Double? {
        let text = text.onOneLine.replacing(",", with: ".")
        guard text.utf8.count <= 8,
            text.utf8.allSatisfy({ (0x2E...0x39).contains($0) && $0 != 0x2F })
        else { return nil }
        return Double(text)
    }

    /// Returns a running time in minutes, or `nil` if there is none.
    static func minutes(_ text: String) -> Int? {
        Int(text.onOneLine).flatMap { FilmError.runningTimes.contains($0) ? $0 : nil }
    }

    /// Returns the values between commas, without duplicates.
    static func list(_ text: String) -> [String] {
        if text.isEmpty { return [] }
        return SanitizedText.list(text.split(separator: ",").map(String.init))
    }

    static func tags(_ text: String) -> [String] { SanitizedText.tags(list(text), without: "Film") }

    static func isYes(_ text: String) -> Bool { yes.contains(text.onOneLine.lowercased()) }

    private static let yes: Set<String> = [
        "yes", "true", "1", "y", "ja", "j", "oui", "si", "sí", "sì", "sim", "tak", "ano", "x", "✓",
        "✔",
        "wahr", "vrai", "verdadero",
    ]

    static func isNo(_ text: String) -> Bool { no.contains(text.onOneLine.lowercased()) }

    private static let no: Set<String> = [
        "no", "false", "0", "n", "nein", "non", "não", "nao", "nie", "ne", "nee", "nej", "✗", "✘",
        "falsch", "faux", "falso",
    ]

    /// Returns the address of the film's page at IMDb, or empty if the text has no IMDb number.
    static func imdbLink(_ text: String) -> String {
        text.imdbNumber.map { "https://www.imdb.com/title/\($0)/" } ?? ""
    }

    /// Returns the address of the film's page at IMDb, or else at The Movie Database, or empty if
    /// neither number is one.
    static func link(imdb: String, tmdb: String) -> String {
        let link = imdbLink(imdb)
        let isNumber =
            (1...12).contains(tmdb.utf8.count)
            && tmdb.utf8.allSatisfy { (0x30...0x39).contains($0) }
        return link.isEmpty && isNumber ? "https://www.themoviedb.org/movie/\(tmdb)" : link
    }

    /// Returns the year at the beginning of a date, such as `2019-10-18`, or `nil` if there is none.
    static func year(ofDate date: String?) -> Int? { DayText.year((date ?? "").prefix(4)) }
}

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

extension String {
    /// The IMDb number in a text or address, such as `tt0037558`, or `nil` if there is none.
    var imdbNumber: String? {
        for word in utf8.split(whereSeparator: { !$0.isLetterOrDigit }) {
            let digits = word.dropFirst(2)
            if word.starts(with: "tt".utf8), (5...12).contains(digits.count),
                digits.allSatisfy(\.isDigit)
            {
                return String(word)
            }
        }
        return nil
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        isDigit || (0x41...0x5A).contains(self & 0xDF) || self >= 0x80
    }
}
