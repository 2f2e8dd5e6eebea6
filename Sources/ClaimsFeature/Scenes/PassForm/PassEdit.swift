internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// A function that returns a changed season ticket.
typealias PassChange = @Sendable (Pass) -> Pass

/// The changes to a season ticket in its form.
struct PassEdit {
    let draft: PassDraft
    /// The draft with which the form was opened.
    let before: PassDraft
    let original: Pass
    let products: PassProducts
    let words: Localizer

    /// A change that applies only the fields that differ from `before`, so that changes by another
    /// program are kept.
    var change: PassChange {
        let (draft, before) = (draft, before)
        let (product, price) = (products.id(at: draft.product), try? price())
        // A new ticket is valid from the day that the form proposes.
        let isNew = original.name.isEmpty
        return { pass in
            var pass = pass
            if draft.name != before.name { pass.name = draft.name.trimmingSpaces }
            if draft.product != before.product { pass.product = product }
            if draft.operator != before.operator { pass.operator = draft.operator.trimmingSpaces }
            if draft.area != before.area { pass.area = draft.area.trimmingSpaces }
            if draft.travelClass != before.travelClass {
                pass.travelClass = draft.travelClass.trimmingSpaces
            }
            if draft.from != before.from || isNew {
                pass.validFrom = CalendarDay(typed: draft.from)
            }
            if draft.until != before.until {
                pass.validUntil = draft.until.flatMap { CalendarDay(typed: $0) }
            }
            if draft.price != before.price || draft.currency != before.currency {
                pass.price = price
            }
            if draft.ticketNumber != before.ticketNumber {
                pass.ticketNumber = draft.ticketNumber.trimmingSpaces
            }
            if draft.tags != before.tags {
                pass.tags = [String](commaSeparated: draft.tags, except: "Season Ticket")
            }
            if draft.notes != before.notes { pass.notes = draft.notes }
            return pass
        }
    }

    /// Reads the price, which is `nil` if its amount was emptied and its currency left as it was.
    private func price() throws(TripError) -> Fare? {
        let isTakenOut = draft.price.trimmingSpaces.isEmpty && draft.currency == before.currency
        return try MoneyText(words.locale).fare(
            amount: draft.price, currency: isTakenOut ? "" : draft.currency)?
            .in(usual: usualCurrency)
    }

    /// The code of the currency that applies to a price typed without one; empty for none.
    var currencyOfPrice: String {
        if let typed = MoneyText(words.locale).currency(in: draft.price).unlessEmpty {
            return typed
        }
        let isKept = draft.price == before.price && draft.currency == before.currency
        return isKept ? original.price?.currency ?? usualCurrency : usualCurrency
    }

    /// The code of the currency of the product's country, or else of the usual one; empty for none.
    var usualCurrency: String {
        CalendarDay(typed: draft.from).flatMap { products.currency(at: draft.product, on: $0) }
            ?? words.usualCurrency
    }

    var complaints: [PassFormCheck.Field: String] {
        var complaints: [PassFormCheck.Field: String] = [:]
        for error in Pass.rules.errors(in: change(original)) {
            switch error {
            case .emptyName: complaints[.name] = words.complaint(error)
            case .endsBeforeItBegins: complaints[.until] = words.sentence(error)
            }
        }
        if CalendarDay(typed: draft.from) == nil { complaints[.from] = words.notADate(draft.from) }
        if let until = draft.until, CalendarDay(typed: until) == nil {
            complaints[.until] = words.notADate(until)
        }
        if draft.price != before.price || draft.currency != before.currency {
            do throws(TripError) {
                _ = try price()
            } catch {
                complaints[error.isAboutCurrency ? .currency : .price] = words.sentence(error)
            }
        }
        return complaints
    }
}

extension PassDraft {
    /// Creates the draft of a season ticket.
    ///
    /// - Parameter today: the first day that is proposed if none is known.
    init(_ pass: Pass, products: PassProducts, today: CalendarDay, words: Localizer) {
        self.init(
            name: pass.name, product: products.place(of: pass.product), operator: pass.operator,
            area: pass.area, travelClass: pass.travelClass,
            from: TypedDay(pass.validFrom ?? today),
            until: pass.validUntil.map { day in TypedDay(day) },
            price: MoneyText(words.locale).amount(of: pass.price),
            currency: pass.price?.currency ?? "",
            ticketNumber: pass.ticketNumber, tags: pass.tags.commaSeparated, notes: pass.notes)
    }
}
