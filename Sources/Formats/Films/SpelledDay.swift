import Domain
import Foundation

/// Dates whose month is a word.
enum SpelledDay {
    /// The beginnings of the months' names in English, German, French, Spanish, Italian, Portuguese,
    /// Dutch, Swedish and Danish, without accents.
    private static let months: [[String]] = [
        ["jan", "ene", "gen"], ["feb", "fev"], ["mar", "mrz", "maa", "mae"], ["apr", "avr", "abr"],
        ["may", "mai", "maj", "mag", "mei"], ["jun", "juin", "giu"], ["jul", "juil", "lug"],
        ["aug", "aou", "ago"], ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"],
        ["dec", "dez", "dic"],
    ]

    /// Nil unless the text is a day, a month and a year, with or without a weekday and a time.
    static func read(_ text: String) -> CalendarDay? {
        guard text.utf8.count <= 60, text.contains(where: \.isLetter) else { return nil }
        let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .lowercased()
        let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != ":" }
        // A weekday, such as “mardi”, may begin as a month does, and comes before it.
        guard let month = words.compactMap(month(of:)).last else { return nil }
        let numbers = words.prefix { !$0.contains(":") }.compactMap { word in
            Int(word.prefix { $0.isNumber }).map { (value: $0, isYear: word.prefix(4).count == 4) }
        }
        guard let year = numbers.first(where: { $0.value > 31 && $0.isYear })?.value,
            let day = numbers.first(where: { $0.value <= 31 })?.value
        else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }

    private static func month(of word: Substring) -> Int? {
        guard word.first?.isLetter == true, word.count >= 3 else { return nil }
        return months.firstIndex { names in names.contains { word.hasPrefix($0) } }.map { $0 + 1 }
    }
}
