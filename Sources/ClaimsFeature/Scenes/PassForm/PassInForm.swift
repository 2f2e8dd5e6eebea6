internal import Domain
public import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A season ticket that is edited in a form.
final class PassInForm: EntryInForm {
    let original: Pass
    let draft: PassDraft

    private let focus: PassFormCheck.Field
    private let products: PassProducts
    private let today: CalendarDay
    private let journal: any Journal
    private let completions: FormCompletions
    private let words: Localizer
    private weak var view: (any DisplaysPassForm)?
    private weak var form: (any PassForm)?
    private var latest: PassDraft
    private var shownCurrency = ""
    private var currency: CurrencyFollowing
    private var isTyped = false

    /// - Parameter focus: the field with the keyboard focus at first.
    init(
        _ original: Pass, focus: PassFormCheck.Field = .name, today: CalendarDay,
        rights: TravelRights, journal: any Journal,
        view: (any DisplaysPassForm)?, words: Localizer
    ) {
        self.original = original
        self.focus = focus
        self.today = today
        self.journal = journal
        self.view = view
        self.words = words
        completions = FormCompletions(of: [.operator, .tag], in: journal)
        products = PassProducts(rights, for: original, words: words)
        draft = PassDraft(original, products: products, today: today, words: words)
        latest = draft
        currency = CurrencyFollowing(AmountDraft(draft.price, draft.currency), words: words)
        shownCurrency = edit(draft).currencyOfPrice
    }

    func name(of draft: PassDraft) -> String { draft.name.trimmingSpaces }

    func open(
        title: String, typed: PassDraft?, check: PassFormCheck
    ) async -> FormHandle<PassDraft, PassFormCheck>? {
        let values = await completions.read()
        let form = view?.openPassForm(
            PassFormViewModel(
                title: title, draft: typed ?? draft, focus: focus, products: products.names,
                days: DayFormat(words, today: today, tendency: .thisYear),
                operators: values[.operator] ?? [], tags: values[.tag] ?? [],
                currency: shownCurrency, check: check, words: words))
        self.form = form
        return form.map { form in
            FormHandle(
                form,
                signalDraft: form.signalDraft.map { [weak self] in
                    self?.withCurrency($0) ?? $0
                },
                show: { form.show($0) })
        }
    }

    /// Returns the draft with the currency of its price.
    private func withCurrency(_ draft: PassDraft) -> PassDraft {
        let typed = AmountDraft(draft.price, draft.currency)
        let price = currency.update(typed, usual: edit(draft).usualCurrency)
        guard price != typed else { return draft }
        var draft = draft
        (draft.price, draft.currency) = (price.amount, price.currency)
        form?.showPrice(price.amount, currency: price.currency)
        return draft
    }

    private func edit(_ draft: PassDraft) -> PassEdit {
        PassEdit(
            draft: draft, before: self.draft, original: original, products: products, words: words)
    }

    func check(_ draft: PassDraft) -> PassFormCheck {
        if draft != latest { isTyped = true }
        latest = draft
        let edit = edit(draft)
        if edit.currencyOfPrice != shownCurrency {
            shownCurrency = edit.currencyOfPrice
            form?.showCurrency(shownCurrency)
        }
        var complaints = edit.complaints
        let tooLong = journal.textsTooLong(in: .pass(edit.change(original)))
        for field in PassFormCheck.Field.allCases where complaints[field] == nil {
            complaints[field] = field == .currency ? nil : tooLong[field.name]
        }
        return PassFormCheck(
            complaints: isTyped ? complaints : [:], canSave: complaints.isEmpty)
    }

    func mentionWhatIsMissing() { isTyped = true }

    func merge(_ draft: PassDraft, answers: [ConflictAnswer]) -> FormMerge<Pass> {
        FormMerge(
            of: FormField<Pass>.all(words), original: original, answers: answers,
            change: edit(draft).change)
    }
}

extension PassFormCheck: FormCheck {}

extension FormField<Pass> {
    /// The fields that the form can change, with their labels.
    static func all(_ words: Localizer) -> [FormField<Pass>] {
        [
            FormField(words.name(of: .name), \.name) { $0.trimmingSpaces },
            FormField(words.name(of: .product), \.product) { $0 },
            FormField(words.name(of: .operator), \.operator) { $0.trimmingSpaces },
            FormField(words.name(of: .area), \.area) { $0.trimmingSpaces },
            FormField(words.name(of: .travelClass), \.travelClass) { $0.trimmingSpaces },
            FormField(words.name(of: .validFrom), \.validFrom) { day in
                day.map { words.day($0) } ?? ""
            },
            FormField(words.name(of: .validUntil), \.validUntil) { day in
                day.map { words.day($0) } ?? ""
            },
            FormField(words.name(of: .price), \.price) { $0.map { words.fare($0) } ?? "" },
            FormField(words.name(of: .ticketNumber), \.ticketNumber) { $0.trimmingSpaces },
            FormField(words.name(of: .tags), \.tags) { $0.commaSeparated },
            FormField(words.name(of: .notes), \.notes) { $0 },
        ]
    }
}
