internal import Domain
internal import Presentation
internal import Wording

/// Shows the currency beside an amount while that is typed, so that the form shows the currency
/// that is kept. If both the amount and the field beside it have a currency, the one typed last
/// counts.
struct CurrencyFollowing {
    /// The texts of the two fields of an amount.
    typealias Amount = (amount: String, currency: String)

    private let money: MoneyText
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

    init(_ shown: Amount, words: Localizer) {
        self.shown = shown
        money = MoneyText(words.locale)
    }

    /// Returns the texts that the fields have to show.
    ///
    /// - Parameter usual: the code of the currency of an amount without one; empty for none.
    mutating func update(_ typed: Amount, usual: String) -> Amount {
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
