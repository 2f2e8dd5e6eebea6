package import Domain
package import Foundation
internal import Presentation
internal import Wording

/// Reads and writes money as a locale does, such as "22.48 EUR", "EUR 22.48" or "€22.48".
package struct MoneyText {
    private let decimals: DecimalText

    package init(_ locale: Locale) {
        decimals = DecimalText(locale)
    }

    /// Returns the text that `fare(_:)` reads, or an empty text for `nil`.
    package func text(_ fare: Fare?) -> String {
        fare.map { [decimals.withCents($0.amount), $0.currency].spaced } ?? ""
    }

    /// Returns the amount without its currency, which has its own field, or an empty text for
    /// `nil`.
    package func amount(of fare: Fare?) -> String {
        fare.map { decimals.withCents($0.amount) } ?? ""
    }

    /// Returns the fare that is typed into two fields, of which the one for the amount may include
    /// the currency, or `nil` if both are empty.
    ///
    /// - Throws: the fault of a field that cannot be read, or of two different currencies.
    package func fare(amount text: String, currency: String) throws(TripError) -> Fare? {
        let (text, currency) = (text.trimmingSpaces, currency.trimmingSpaces)
        guard !text.isEmpty else {
            if currency.isEmpty { return nil }
            throw .currencyWithoutFare
        }
        guard let fare = fare(in: text) else { throw .fareIsNoNumber(text) }
        let sign = TypedMoney.code(ofSign: currency) ?? currency
        let beside = sign.isEmpty ? "" : try Trip.rules.currency(typed: sign)
        guard fare.currency.isEmpty || beside.isEmpty || fare.currency == beside else {
            throw .twoCurrencies(fare.currency, beside)
        }
        return fare.currency.isEmpty ? Fare(fare.amount, currency: beside) : fare
    }

    /// Returns the fare that is typed into one field, or `nil` if it is empty.
    ///
    /// - Throws: `ClaimError.amountUnread` if the text is not an amount.
    package func fare(_ typed: String) throws(ClaimError) -> Fare? {
        let text = typed.trimmingSpaces
        if text.isEmpty { return nil }
        guard let fare = fare(in: text) else { throw .amountUnread(text) }
        return fare
    }

    /// Returns the code of the currency that is typed with an amount, or an empty text if there is
    /// none.
    package func currency(in text: String) -> String { fare(in: text)?.currency ?? "" }

    /// The code that a currency in a field of its own means; `nil` if it means none.
    func code(_ currency: String) -> String? {
        let typed = currency.trimmingSpaces
        return try? Trip.rules.currency(typed: TypedMoney.code(ofSign: typed) ?? typed)
    }

    /// The amount that is typed with a currency, without it.
    func withoutCurrency(_ text: String) -> String { TypedMoney(text)?.amount ?? text }

    private func fare(in text: String) -> Fare? {
        guard let money = TypedMoney(text),
            let amount = money.plainAmount ?? decimals.number(money.amount)
        else { return nil }
        return Fare(amount, currency: money.currency)
    }
}

extension TripError {
    /// Whether the error is about the currency, and not about the amount.
    package var isAboutCurrency: Bool {
        switch self {
        case .currencyIsNoCode, .twoCurrencies: true
        default: false
        }
    }
}
