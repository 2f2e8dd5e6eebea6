internal import Domain
public import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A claim that is edited in a form.
final class ClaimInForm: EntryInForm {
    let original: Claim
    let draft: ClaimDraft

    private let today: CalendarDay?
    private let journal: any Journal
    private let completions: FormCompletions
    private let words: Localizer
    private let reader: ClaimDraftReader
    private weak var view: (any DisplaysClaimForm)?
    private var isTyped = false

    /// - Parameter today: the day that relative days such as "yesterday" refer to.
    init(
        _ original: Claim, today: CalendarDay?, journal: any Journal,
        view: (any DisplaysClaimForm)?, words: Localizer
    ) {
        self.original = original
        self.today = today
        self.journal = journal
        completions = FormCompletions(of: [.operator, .tag], in: journal)
        self.view = view
        self.words = words
        reader = ClaimDraftReader(
            MoneyText(words.locale), currency: words.usualCurrency)
        draft = reader.draft(of: original)
    }

    func name(of draft: ClaimDraft) -> String { draft.subject.trimmingSpaces }

    func open(
        title: String, typed: ClaimDraft?, check: ClaimFormCheck
    ) async -> FormHandle<ClaimDraft, ClaimFormCheck>? {
        let values = await completions.read()
        let form = view?.openClaimForm(
            ClaimFormViewModel(
                title: title, draft: typed ?? draft, today: today.map(TypedDay.init),
                days: today.map { DayFormat(words, today: $0, tendency: .thisYear) },
                completions: Self.byField(values), check: check,
                captions: ClaimFormCheck.Field.each { words.caption(of: $0.name) },
                hints: ClaimFormCheck.Field.each { words.hint(for: $0.name) }))
        completions.observe { [weak form] in form?.complete(Self.byField($0)) }
        return form.map { form in
            FormHandle(form, signalDraft: form.signalDraft, show: { form.show($0) })
        }
    }

    private static func byField(
        _ values: FormCompletions.Values
    ) -> ClaimFormViewModel.Completions {
        var completions: ClaimFormViewModel.Completions = [:]
        completions[.recipient] = values[.operator]?.unlessEmpty
        completions[.tags] = values[.tag]?.unlessEmpty
        return completions
    }

    func check(_ draft: ClaimDraft) -> ClaimFormCheck {
        if draft != self.draft { isTyped = true }
        let claim = reader.change(draft, from: self.draft)(original)
        var complaints = reader.complaints(about: draft, from: self.draft).mapValues {
            words.sentence($0)
        }
        for error in Claim.rules.errors(in: claim, changedFrom: original) {
            switch error {
            case .emptySubject: complaints[.subject] = words.complaint(error)
            case .dueBeforeTravel: complaints[.due] = words.sentence(error)
            case .amountUnread, .stepUnread: break
            }
        }
        for (field, day) in [(ClaimFormCheck.Field.travelled, draft.travelled), (.due, draft.due)] {
            if let day, CalendarDay(typed: day) == nil { complaints[field] = words.notADate(day) }
        }
        let tooLong = journal.textsTooLong(in: .claim(claim))
        for field in ClaimFormCheck.Field.allCases where complaints[field] == nil {
            complaints[field] = tooLong[field.name]
        }
        return ClaimFormCheck(
            complaints: isTyped ? complaints : [:], canSave: complaints.isEmpty)
    }

    func mentionWhatIsMissing() { isTyped = true }

    func merge(_ draft: ClaimDraft, answers: [ConflictAnswer]) -> FormMerge<Claim> {
        FormMerge(
            of: FormField<Claim>.all(words), original: original, answers: answers,
            change: reader.change(draft, from: self.draft))
    }
}

extension ClaimFormCheck: FormCheck {}

extension ClaimFormCheck.Field {
    var name: FieldName {
        switch self {
        case .subject: .subject
        case .travelled: .travelled
        case .due: .due
        case .recipient: .recipient
        case .amount: .amount
        case .paid: .paid
        case .reference: .reference
        case .answer: .answer
        case .steps: .steps
        case .tags: .tags
        case .notes: .notes
        }
    }
}

extension FormField<Claim> {
    /// The fields that the form can change, with their labels.
    static func all(_ words: Localizer) -> [FormField<Claim>] {
        let day: @Sendable (CalendarDay?) -> String = { $0.map { words.day($0) } ?? "" }
        let money: @Sendable (Fare?) -> String = { $0.map { words.fare($0) } ?? "" }
        return [
            FormField(words.name(of: .subject), \.subject) { $0.trimmingSpaces },
            FormField(words.name(of: .travelled), \.travelled, text: day),
            FormField(words.name(of: .due), \.due, text: day),
            FormField(words.name(of: .recipient), \.recipient) { $0.trimmingSpaces },
            FormField(words.name(of: .amount), \.amount, text: money),
            FormField(words.name(of: .paid), \.paid, text: money),
            FormField(words.name(of: .reference), \.reference) { $0.trimmingSpaces },
            FormField(words.name(of: .answer), \.answer) { $0 },
            FormField(words.name(of: .steps), \.steps) { steps in
                steps.map { words.line(on: $0) }.joined(separator: "\n")
            },
            FormField(words.name(of: .tags), \.tags) { $0.commaSeparated },
            FormField(words.name(of: .notes), \.notes) { $0 },
        ]
    }
}
