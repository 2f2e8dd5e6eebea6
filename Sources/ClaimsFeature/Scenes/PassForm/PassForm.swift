internal import Claims
internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Wording

/// A season ticket that is edited in a form.
final class PassForm: EntryForm<Pass> {
    private let products: PassProducts
    /// The index of the rules that the name proposes, which are kept once the person chose others.
    private var proposed: Int
    /// Whether the form was opened to choose the rules.
    private let isAboutRules: Bool

    /// - Parameters:
    ///   - today: the first day that is proposed if none is known.
    init(
        _ original: Pass, for request: FormRequest, today: CalendarDay,
        rights: TravelRights, journal: any Journal, view: (any DisplaysForm)?, words: Localizer
    ) {
        products = PassProducts(rights, for: original, words: words)
        proposed = 0
        isAboutRules = request.focus == .product
        super.init(
            original, Self.rows(products, today: today, words), for: request,
            focus: FormKey(request.focus ?? .name), today: today, journal: journal, view: view,
            words: words)
    }

    private static func rows(
        _ products: PassProducts, today: CalendarDay, _ words: Localizer
    ) -> [EntryRow<Pass>] {
        let fields = EntryRows<Pass>(words)
        return [
            fields.row(.name, isRequired: true), fields.row(.product, options: products.offered),
            fields.row(
                .validFrom, isRequired: true,
                show: { $1[.validFrom] = ($0.validFrom ?? today).isoText }),
            fields.row(.validUntil),
            fields.row(.price),
            fields.row(.travelClass), fields.row(.operator), fields.row(.area),
            fields.row(.ticketNumber), fields.row(.tags), fields.row(.notes),
        ]
    }

    /// The code of the currency of the product's country, or else of the usual one; empty for none.
    override func usualCurrency(for draft: FormDraft) -> String {
        CalendarDay(isoText: draft[.validFrom].utf8).flatMap {
            products.currency(at: draft[choice: FormKey(.product)], on: $0)
        } ?? super.usualCurrency(for: draft)
    }

    /// Proposes the rules of the season ticket that a new name is of, such as the
    /// Deutschlandticket, unless the person chose some.
    override func following(_ draft: FormDraft) -> FormDraft {
        var draft = super.following(draft)
        let key = FormKey(.product)
        let isNew = isAboutRules || draft[.name] != self.draft[.name]
        let place = isNew ? products.place(named: draft[.name]) : 0
        guard draft[choice: key] == proposed, place != proposed else { return draft }
        proposed = place
        draft[choice: key] = place
        form?.put(FormDraft([key: draft[key]]))
        return draft
    }

    /// Proposes the rules at once where they are asked for.
    override func begin(over typed: FormDraft?) {
        if isAboutRules { form?.fill(following(typed ?? draft)) }
    }
}

/// The season tickets that a form offers.
struct PassProducts {
    /// The ids and names of the season tickets, after the choice of another one.
    let offered: [(id: String, label: String)]
    private let rights: TravelRights
    /// The names of the known season tickets in the order of `offered`, in the language of the
    /// rules.
    private let names: [String]

    /// - Parameter pass: the season ticket in the form, whose product is offered even if no rules
    ///   are known for it.
    init(_ rights: TravelRights, for pass: Pass, words: Localizer) {
        let known = rights.seasons.map { season in
            (id: season.id, label: words.season(season.name, of: season.scheme))
        }
        self.rights = rights
        names = rights.seasons.map(\.name)
        let own = pass.product
        let isKnown = own.isEmpty || known.contains { $0.id == own }
        offered =
            [(id: "", label: words.say("None", context: "the rules of a season ticket"))] + known
            + (isKnown ? [] : [(id: own, label: own)])
    }

    /// Returns the currency of the country of the product at an index, or `nil` if it is not known.
    func currency(at place: Int, on day: CalendarDay) -> String? {
        rights.scheme(of: id(at: place)).flatMap { rights.currency(of: $0, on: day) }
    }

    /// Returns the index of the only known season ticket whose name is part of a name, or 0 for
    /// none.
    func place(named name: String) -> Int {
        let words = " \(name) "
        let found = names.indices.filter { words.localizedStandardContains(" \(names[$0]) ") }
        return found.count == 1 ? found[0] + 1 : 0
    }

    private func id(at place: Int) -> String {
        offered.indices.contains(place) ? offered[place].id : ""
    }
}
