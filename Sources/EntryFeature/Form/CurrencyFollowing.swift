package import Wording
internal import Domain
internal import Presentation

/// What stands in the two fields of an amount in a form.
package struct AmountDraft: Equatable {
    package var amount: String
    package var currency: String

    package init(_ amount: String, _ currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

/// Puts the currency beside an amount as soon as one is typed, so that what is shown is what is kept. Of two
/// currencies, one with the amount and one beside it, the one that was typed last counts.
package struct CurrencyFollowing {
    private let money: MoneyText
    private var shown: AmountDraft
    private var origin = Origin.typed
    /// Whether anything was typed into one of the two fields.
    private var isTouched = false

    /// Where the currency that stands beside the amount is from.
    private enum Origin {
        /// From a person, or from the entry.
        case typed
        /// From the amount, which names it.
        case amount
        /// From the country or from what is usual.
        case usual
    }

    package init(_ shown: AmountDraft, words: Localizer) {
        self.shown = shown
        money = MoneyText(words.locale)
    }

    /// What the fields show by now.
    ///
    /// - Parameter usual: the code of the currency that an amount without one is in; empty for none.
    package mutating func follow(_ typed: AmountDraft, usual: String) -> AmountDraft {
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
