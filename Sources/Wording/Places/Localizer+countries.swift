internal import Domain

extension Localizer {
    /// The name of a country in the language of the locale, as those of months, such as "Germany", or
    /// its code if it has none.
    package func country(_ code: String) -> String {
        CountryNames.name(of: code, in: locale) ?? code
    }
}
