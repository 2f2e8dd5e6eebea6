import Domain
import Foundation
import JournalFormat

/// Reads the cells that every table of films has.
enum FilmCells {
    enum Year {
        case year(Int?)
        case unreadable
    }

    /// Blank is unknown; a number outside the years of films is the caller's to refuse.
    static func year(_ text: String) -> Year {
        let text = text.onOneLine
        if text.isEmpty { return .year(nil) }
        return Int(text).map { .year($0) } ?? .unreadable
    }

    /// A number with a point or, where a spreadsheet wrote it, a comma.
    static func number(_ text: String) -> Double? {
        let text = text.onOneLine.replacing(",", with: ".")
        guard text.utf8.count <= 8,
            text.utf8.allSatisfy({ (0x2E...0x39).contains($0) && $0 != 0x2F })
        else { return nil }
        return Double(text)
    }

    /// Separated by commas, each once.
    static func tags(_ text: String) -> [String] {
        if text.isEmpty { return [] }
        return KeptText.tags(text.split(separator: ",").map(String.init), without: "Film")
    }

    static func isYes(_ text: String) -> Bool {
        ["yes", "true", "1", "y"].contains(text.onOneLine.lowercased())
    }

    /// The film's page at IMDb; empty where `text` holds no number of a title.
    static func imdbLink(_ text: String) -> String {
        guard let number = text.firstMatch(of: /\btt[0-9]{5,12}\b/)?.output else { return "" }
        return "https://www.imdb.com/title/\(number)/"
    }
}

extension Film {
    /// Such as `Brief Encounter (1945)`.
    var name: String { year.map { "\(title) (\($0))" } ?? title }
}
