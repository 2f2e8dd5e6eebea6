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

/// Shows the currency beside an amount while that is typed, so that the form shows the currency
/// that is kept. If both the amount and the field beside it have a currency, the one typed last
/// counts.
struct CurrencyFollowing {
    /// The texts of the two fields of an amount.
    private typealias Amount = (amount: String, currency: String)

    /// The key of the amount.
    private let key: FormKey
    private let money: MoneyText
    private let original: Amount
    private var shown: Amount
    private var origin = Origin.typed
    /// Whether anything was typed into one of the two fields.
    private var isTouched = false

    /// The origin of the currency beside the amount.
    private enum Origin {
        /// The user or the entry gave the currency.
        case typed
        /// The text of the amount contains the currency.
        case amount
        /// The country or the settings imply the currency.
        case usual
    }

    init(of key: FormKey, in draft: FormDraft, words: Localizer) {
        self.key = key
        money = MoneyText(words.locale)
        original = (draft[key], draft[.currency])
        shown = original
    }

    /// Returns the code of the currency of the amount that is typed without one; empty for none.
    ///
    /// - Parameter usual: the code of the currency of an amount without one; empty for none.
    func code(in draft: FormDraft, usual: @autoclosure () -> String) -> String {
        if let named = money.currency(in: draft[key]).unlessEmpty { return named }
        let isKept = (draft[key], draft[.currency]) == original
        return isKept && !draft[key].isEmpty ? draft[.currency] : usual()
    }

    /// Returns the texts that the fields have to show instead of those of a draft, or `nil` if they
    /// show them.
    mutating func update(_ draft: FormDraft, usual: String) -> FormDraft? {
        let typed = (amount: draft[key], currency: draft[.currency])
        let isAmountNew = typed.amount != shown.amount
        let isCurrencyNew = typed.currency != shown.currency
        if isCurrencyNew { origin = .typed }
        isTouched = isTouched || isAmountNew || isCurrencyNew
        shown = typed
        let named = money.currency(in: typed.amount)
        if typed.amount.trimmingSpaces.isEmpty {
            if origin != .typed { put("", from: .typed) }
        } else if !named.isEmpty {
            if isAmountNew, !isCurrencyNew || typed.currency.isEmpty {
                put(named, from: .amount)
            } else if isCurrencyNew, !isAmountNew, let code = money.code(typed.currency),
                code != named
            {
                shown.amount = money.withoutCurrency(typed.amount)
            }
        } else if typed.currency.isEmpty
            ? isTouched && !(isCurrencyNew && !isAmountNew)
            : origin == .usual
        {
            put(usual, from: .usual)
        }
        return shown == typed ? nil : FormDraft([key: shown.amount, .currency: shown.currency])
    }

    private mutating func put(_ currency: String, from origin: Origin) {
        shown.currency = currency
        self.origin = origin
    }
}

/// Reads and writes decimal numbers, such as a fare or a distance, as a locale does. A decimal
/// point is always read.
package struct DecimalText {
    private let decimalSeparator: String
    private let groupingSeparator: String

    package init(_ locale: Locale) {
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ""
    }

    /// Returns the number that a text means, or `nil` if it is none. The locale's grouping
    /// separator is not a decimal one.
    package func number(_ text: String) -> Decimal? {
        let text = text.filter { !$0.isWhitespace }
        return number(text, decimal: decimalSeparator, grouping: groupingSeparator)
            ?? number(text, decimal: ".", grouping: "")
    }

    /// Returns a number without grouping, such as "12.5".
    package func text(_ number: Decimal) -> String {
        "\(number)".replacing(".", with: decimalSeparator)
    }

    /// Returns an amount without grouping, such as "49.90", and without cents if there are none.
    package func withCents(_ amount: Decimal) -> String {
        let digits = "\(amount)".split(separator: ".")
        guard digits.count == 2 else { return "\(amount)" }
        let cents = String(digits[1])
        return digits[0] + decimalSeparator + (cents.count == 1 ? cents + "0" : cents)
    }

    private func number(_ text: String, decimal: String, grouping: String) -> Decimal? {
        let parts = text.components(separatedBy: decimal)
        guard parts.count <= 2, let whole = whole(parts[0], grouping: grouping),
            let decimals = digits(parts.count == 2 ? parts[1] : "0")
        else { return nil }
        return Decimal(string: "\(whole).\(decimals)", locale: Locale(identifier: "en_US_POSIX"))
    }

    /// Returns the digits of a whole number, or `nil` if only some of its thousands are grouped.
    private func whole(_ text: String, grouping: String) -> String? {
        let bare = grouping.filter { !$0.isWhitespace }
        guard !bare.isEmpty, text.contains(bare) else { return digits(text) }
        let groups = text.components(separatedBy: bare)
        guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return digits(groups.joined())
    }

    /// Returns digits of any script as ASCII digits, or `nil` if there are none, there are other
    /// characters, or there are more than 12.
    private func digits(_ text: String) -> String? {
        let values = text.map { $0.isNumber ? $0.wholeNumberValue : nil }
        guard (1...12).contains(values.count) else { return nil }
        return values.reduce("") { text, value in
            guard let text, let value, value < 10 else { return nil }
            return text + String(value)
        }
    }
}
