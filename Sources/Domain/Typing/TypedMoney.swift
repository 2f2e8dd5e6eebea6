public import Foundation

/// A typed amount with its currency before or after it: `€29.90`, `29,90 €`, `EUR 29.90`, `CHF
/// 12.-`, or without one.
public struct TypedMoney: Hashable, Sendable {
    /// The typed text of the amount.
    public let amount: String
    /// The code of the currency; empty if none is typed.
    public let currency: String

    /// Returns `nil` if the text beside the amount is not a currency, or if there is no amount.
    public init?(_ text: String) {
        self.init(text) { try? Trip.rules.currency(typed: $0) }
    }

    /// Creates an amount, but accepts only currencies that cannot be other words of a line.
    init?(inLine text: String) {
        self.init(text) { Self.codes.contains($0) ? $0 : nil }
    }

    private init?(_ text: String, code: (String) -> String?) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let isOfCurrency: (Character) -> Bool = { $0.isLetter || $0.isCurrencySymbol }
        let before = text.prefix(while: isOfCurrency)
        let after = before.isEmpty ? text.reversed().prefix(while: isOfCurrency).count : 0
        let sign = String(before.isEmpty ? text.suffix(after) : before)
        amount = text.dropFirst(before.count).dropLast(after).trimmingCharacters(in: .whitespaces)
        guard let currency = sign.isEmpty ? "" : Self.signs[sign] ?? code(sign), !amount.isEmpty
        else { return nil }
        self.currency = currency
    }

    /// The amount, or `nil` if it is ambiguous. Amounts such as `29`, `29.90`, `29,90` or `12.-`
    /// are not.
    public var plainAmount: Decimal? { Self.plainAmount(amount) }

    static func plainAmount(_ text: String) -> Decimal? {
        var parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        if parts.count == 2, ["-", "--", "–", "—"].contains(parts[1]) { parts.removeLast() }
        guard (1...2).contains(parts.count), (1...6).contains(parts[0].count),
            parts.count == 1 || parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return nil }
        return Decimal(string: parts.joined(separator: "."), locale: nil)
    }

    /// Returns the currency code for a sign or a code in a line, or `nil` if it is neither.
    static func currency(inLine text: String) -> String? {
        signs[text] ?? (codes.contains(text) ? text : nil)
    }

    /// Returns the currency code for a sign such as `€`, or `nil` if there is none.
    package static func code(ofSign text: String) -> String? { signs[text] }

    private static let signs = [
        "€": "EUR", "£": "GBP", "Kč": "CZK", "zł": "PLN", "₹": "INR", "₺": "TRY", "₴": "UAH",
        "₩": "KRW", "US$": "USD", "C$": "CAD", "A$": "AUD", "NZ$": "NZD",
    ]

    private static let codes: Set<String> = [
        "EUR", "CHF", "GBP", "USD", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "BGN",
        "RSD", "TRY", "UAH", "CAD", "AUD", "NZD", "JPY", "CNY", "INR", "KRW",
    ]
}
