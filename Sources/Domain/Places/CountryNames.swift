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

package enum CountryCodes {
    /// The codes of ISO 3166-1, and XK, which banks use for Kosovo.
    package static let all = Set(
        """
        AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN
        BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
        DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL
        GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM
        JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME
        MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
        NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD
        SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
        TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW XK
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
