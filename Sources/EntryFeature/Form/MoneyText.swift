package import Domain
package import Foundation
internal import Presentation
internal import Wording

/// Money as people of a locale type it, such as "22.48 EUR", "EUR 22.48" or "€22.48".
package struct MoneyText {
    private let decimals: DecimalText

    package init(_ locale: Locale) {
        decimals = DecimalText(locale)
    }

    /// What `fare` reads; empty for nil.
    package func text(_ fare: Fare?) -> String {
        fare.map { [decimals.withCents($0.amount), $0.currency].spaced } ?? ""
    }

    /// As it stands in a field beside that of its currency; empty for nil.
    package func amount(of fare: Fare?) -> String {
        fare.map { decimals.withCents($0.amount) } ?? ""
    }

    /// What is typed into two fields. Nil where neither says anything.
    package func fare(amount text: String, currency: String) throws(TripError) -> Fare? {
        let (text, currency) = (text.trimmingSpaces, currency.trimmingSpaces)
        guard !text.isEmpty else {
            if currency.isEmpty { return nil }
            throw .currencyWithoutFare
        }
        guard let amount = decimals.number(text) else { throw .fareIsNoNumber(text) }
        return Fare(
            amount, currency: currency.isEmpty ? "" : try Trip.rules.currency(typed: currency))
    }

    /// Nil where nothing is typed. Throws where it cannot be read.
    package func fare(_ typed: String) throws(ClaimError) -> Fare? {
        let text = typed.trimmingSpaces
        if text.isEmpty { return nil }
        let isOfNumber: (Character) -> Bool = {
            $0.isNumber || ".,'’".contains($0) || $0.isWhitespace
        }
        let sign = (text.prefix { !isOfNumber($0) }.unlessEmpty ?? text.suffix { !isOfNumber($0) })
        let rest = text.hasPrefix(sign) ? text.dropFirst(sign.count) : text.dropLast(sign.count)
        guard let amount = decimals.number(String(rest)), let currency = Self.code(of: String(sign))
        else { throw .amountUnread(text) }
        return Fare(amount, currency: currency)
    }

    /// Empty for none; nil for what is none.
    private static func code(of sign: String) -> String? {
        if sign.isEmpty { return "" }
        let signs = ["€": "EUR", "£": "GBP", "Kč": "CZK", "zł": "PLN"]
        if let code = signs[sign] { return code }
        return try? Trip.rules.currency(typed: sign)
    }
}

extension TripError {
    /// Whether it is about the currency of an amount, and not about the amount.
    package var isAboutCurrency: Bool {
        if case .currencyIsNoCode = self { true } else { false }
    }
}

extension String {
    /// What ends it, as long as that holds.
    fileprivate func suffix(while holds: (Character) -> Bool) -> Substring {
        self[(lastIndex { !holds($0) }.map(index(after:)) ?? startIndex)...]
    }
}
