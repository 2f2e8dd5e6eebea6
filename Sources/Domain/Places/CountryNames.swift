package import Foundation

/// The names of countries in the languages of the program.
package enum CountryNames {
    /// Returns the codes of the countries that a text names: by a code, by a whole name, or else by
    /// words of one.
    ///
    /// - Parameter isBeginning: whether the last word may be the beginning of a longer one.
    package static func codes(of text: String, isBeginning: Bool) -> Set<String> {
        let whole = codes(ofWhole: text)
        guard whole.isEmpty else { return whole }
        let sought = " " + WholeText.folded(text) + (isBeginning ? "" : " ")
        guard sought.contains(where: { $0 != " " }) else { return [] }
        // By bytes, as Foundation's comparison of texts traps on U+0000 at an end.
        return Set(known.filter { " \($0.name) ".utf8.contains(sought.utf8) }.map(\.code))
    }

    /// Returns the codes of the countries with this code or name.
    package static func codes(ofWhole text: String) -> Set<String> {
        let folded = WholeText.folded(text)
        let code = folded.uppercased()
        if CountryCodes.all.contains(code) { return [code] }
        return Set(known.filter { $0.name == folded }.map(\.code))
    }

    /// Returns the names of a country in all languages.
    package static func names(of code: String) -> [String] {
        languages.compactMap { name(of: code, in: $0) } + others.filter { $0.1 == code }.map(\.0)
    }

    /// Returns the name of a country in a language, or `nil` if it has none.
    package static func name(of code: String, in language: Locale) -> String? {
        language.localizedString(forRegionCode: code)
    }

    private static let known = CountryCodes.all.sorted().flatMap { code in
        Set(names(of: code).map(WholeText.folded)).map { (name: $0, code: code) }
    }

    private static let languages = ["en", "de", "es", "fr", "he", "ja"].map(
        Locale.init(identifier:))

    /// Names in common use that the languages' own lists lack.
    private static let others = [
        ("UK", "GB"), ("Great Britain", "GB"), ("Großbritannien", "GB"), ("Gran Bretaña", "GB"),
        ("Grande-Bretagne", "GB"), ("USA", "US"), ("United States of America", "US"),
        ("America", "US"), ("Czech Republic", "CZ"), ("Holland", "NL"), ("Turkey", "TR"),
        ("Macedonia", "MK"), ("Korea", "KR"),
    ]
}
