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

    /// The fare that is typed into two fields, of which the one for the amount may name the currency, too;
    /// `nil` if both are empty.
    package func fare(amount text: String, currency: String) throws(TripError) -> Fare? {
        let (text, currency) = (text.trimmingSpaces, currency.trimmingSpaces)
        guard !text.isEmpty else {
            if currency.isEmpty { return nil }
            throw .currencyWithoutFare
        }
        guard let fare = fare(in: text) else { throw .fareIsNoNumber(text) }
        let beside = currency.isEmpty ? "" : try Trip.rules.currency(typed: currency)
        guard fare.currency.isEmpty || beside.isEmpty || fare.currency == beside else {
            throw .twoCurrencies(fare.currency, beside)
        }
        return fare.currency.isEmpty ? Fare(fare.amount, currency: beside) : fare
    }

    /// Nil where nothing is typed. Throws where it cannot be read.
    package func fare(_ typed: String) throws(ClaimError) -> Fare? {
        let text = typed.trimmingSpaces
        if text.isEmpty { return nil }
        guard let fare = fare(in: text) else { throw .amountUnread(text) }
        return fare
    }

    /// The code of the currency that is typed with an amount; empty where there is none.
    package func currency(in text: String) -> String { fare(in: text)?.currency ?? "" }

    private func fare(in text: String) -> Fare? {
        guard let money = TypedMoney(text),
            let amount = money.plainAmount ?? decimals.number(money.amount)
        else { return nil }
        return Fare(amount, currency: money.currency)
    }
}

extension TripError {
    /// Whether it is about the currency of an amount, and not about the amount.
    package var isAboutCurrency: Bool {
        switch self {
        case .currencyIsNoCode, .twoCurrencies: true
        default: false
        }
    }
}
