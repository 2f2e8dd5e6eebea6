internal import Domain
internal import Presentation
package import Wording

/// The texts of the two fields of an amount in a form.
package struct AmountDraft: Equatable {
    package var amount: String
    package var currency: String

    package init(_ amount: String, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

/// Shows the currency beside an amount while that is typed, so that the form shows the currency
/// that is kept. If both the amount and the field beside it have a currency, the one typed last
/// counts.
package struct CurrencyFollowing {
    private let money: MoneyText
    private var shown: AmountDraft
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

    package init(_ shown: AmountDraft, words: Localizer) {
        self.shown = shown
        money = MoneyText(words.locale)
    }

    /// Returns the texts that the fields have to show.
    ///
    /// - Parameter usual: the code of the currency of an amount without one; empty for none.
    package mutating func update(_ typed: AmountDraft, usual: String) -> AmountDraft {
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
        return shown
    }

    private mutating func put(_ currency: String, from origin: Origin) {
        shown.currency = currency
        self.origin = origin
    }
}
