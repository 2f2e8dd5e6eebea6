public import Foundation

/// A language in which papers are written, whatever the language of the program.
public enum PaperLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case italian = "it"
    case spanish = "es"
    case dutch = "nl"

    /// Makes the language of a locale, or `nil` if papers cannot be written in it.
    public init?(of locale: Locale) {
        self.init(rawValue: locale.language.languageCode?.identifier ?? "")
    }

    /// The locale by which dates, numbers and amounts are written.
    var locale: Locale {
        Locale(identifier: self == .english ? "en_GB" : "\(rawValue)_\(rawValue.uppercased())")
    }

    /// The separator between a label and its value.
    var colon: String { self == .french ? "\u{A0}: " : ": " }

    var catalogue: PaperCatalogue {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        case .italian: .italian
        case .spanish: .spanish
        case .dutch: .dutch
        }
    }
}
