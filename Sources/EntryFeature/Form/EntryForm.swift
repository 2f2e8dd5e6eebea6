public import Domain
public import Presentation
internal import Signals
package import Wording

/// An entry that is edited in a form, whose rows come from the fields of the entry.
open class EntryForm<Content: EntryContent> {
    public let original: Content
    /// The draft that the form begins with.
    public let draft: FormDraft
    package let journal: any Journal
    package let words: Localizer
    /// The open form, or `nil` before it is opened and after it is closed.
    package private(set) weak var form: (any FormView)?
    /// The text of the line above the fields, or `nil` if the form has none.
    public private(set) var line: String?
    /// The draft that was checked last.
    package private(set) var latest: FormDraft

    private let rows: [EntryRow<Content>]
    private let focus: FormKey
    private let days: DayFormat?
    private let completions: FormCompletions
    private weak var view: (any DisplaysForm)?
    /// The amount with its own field for the currency, or `nil` if there is none.
    private let amount: FormKey?
    private var currency: CurrencyFollowing
    private var isTyped = false
    /// Whether the person tried to save or leave, so that checks complain about empty fields.
    private var mentionsWhatIsMissing = false
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - focus: the field with the keyboard focus at first, or `nil` for the first one.
    ///   - line: the initial text of the line above the fields, or `nil` if there is no such line.
    ///   - days: the format in which days are typed, or `nil` if only numbers are accepted.
    ///   - journal: completes the fields, and says which texts are too long.
    ///   - view: opens the form, and is not retained.
    package init(
        _ original: Content, _ rows: [EntryRow<Content>], focus: FormKey? = nil,
        line: String? = nil, days: DayFormat? = nil, journal: any Journal,
        view: (any DisplaysForm)?, words: Localizer
    ) {
        self.original = original
        self.rows = rows
        self.line = line
        self.days = days
        self.journal = journal
        self.view = view
        self.words = words
        let keys = rows.map(\.row.key)
        self.focus = keys.first == .line ? .line : focus ?? keys[0]
        draft = FormDraft(of: original, in: rows)
        latest = draft
        amount = rows.first(where: \.row.isMoney)?.row.key
        currency = CurrencyFollowing(draft.amount(in: amount), words: words)
        completions = FormCompletions(
            of: rows.compactMap { row in row.field?.completion.map { (row.row.key, $0) } },
            in: journal)
    }

    // MARK: What a kind of entry adds

    /// The trip whose journey the entry joins as the line says, or `nil` if it says none.
    open var joined: EntryID? { nil }

    /// Returns the code of the currency of an amount without one; empty for none.
    open func usualCurrency(for draft: FormDraft) -> String { words.usualCurrency }

    /// Returns what a draft changes besides the fields of its rows.
    ///
    /// - Parameter typed: the entry with the fields of the draft.
    open func completion(
        of typed: Content, from draft: FormDraft
    ) -> @Sendable (Content) -> Content { { $0 } }

    /// Returns the draft with the fields that follow from others, which the form is to show: the
    /// currency of an amount.
    open func following(_ draft: FormDraft) -> FormDraft {
        guard let amount else { return draft }
        let typed = draft.amount(in: amount)
        let followed = currency.update(typed, usual: usualCurrency(for: draft))
        guard followed != typed else { return draft }
        let texts = [amount: followed.amount, .currency: followed.currency]
        form?.put(FormDraft(texts))
        return texts.reduce(into: draft) { $0[$1.key] = $1.value }
    }

    /// Returns the check of a draft with what a kind of entry adds.
    open func check(_ draft: FormDraft, _ check: FormCheck) -> FormCheck { check }

    /// Reads what the form needs before it is opened.
    ///
    /// - Parameter typed: an earlier draft that fills the fields, or `nil` for none.
    open func prepare(typed: FormDraft?) async {}

    /// Receives the journal's values that complete the fields, at first and whenever they change.
    open func update(_ values: [FormKey: [String]]) {}

    /// The zones of times that are not known.
    open var proposals: FormDraft { FormDraft() }

    /// Fills the open form with what its beginning says, once its drafts are observed.
    ///
    /// - Parameter typed: a draft that takes precedence, or `nil` if there is none.
    open func begin(over typed: FormDraft?) {
        if let line = line?.unlessEmpty { fill(from: line, over: typed) }
    }

    /// Reacts to what the person does in the open form, beside typing.
    open func react(to event: FormEvent) {
        guard case .line(let text) = event, line != nil else { return }
        line = text
        fill(from: text, over: nil)
    }

    /// Fills the form from the line above its fields.
    ///
    /// - Parameter typed: a draft that takes precedence over the line, or `nil` if there is none.
    open func fill(from line: String, over typed: FormDraft?) {}

    /// Returns the title of the form.
    open func title(_ title: String) -> String { title }

    /// The identifier of the zone at home, and the zones that are offered; empty without times.
    open var zones: (home: String, offered: [String]) { ("", []) }

    /// Returns the part of the form that a broken rule is told at, or `nil` for none.
    ///
    /// - Parameter unread: the parts that cannot be read.
    open func key(
        of error: Content.Rules.Failure, in content: Content, unread: Set<FormKey>
    ) -> FormKey? {
        error.field.map { FormKey($0) }.flatMap { unread.contains($0) ? nil : $0 }
    }

    /// Returns the fields that can be changed on both sides.
    open func merged(_ fields: [FormField<Content>], in draft: FormDraft) -> [FormField<Content>] {
        fields
    }

    /// Returns the change onto the entry as it is when the draft is saved. It applies only the fields
    /// that were changed, so that changes by another program are kept.
    open func change(_ draft: FormDraft) throws -> @Sendable (Content) -> Content {
        let (content, _, complete) = read(draft)
        let copies = changed(in: draft).compactMap(\.field?.merge.copy)
        return { stored in
            complete(copies.reduce(into: stored) { stored, copy in copy(content, &stored) })
        }
    }

    /// Returns the entries that are written with a new one in one step, and the entry that names the
    /// step, or `nil` if it is written alone.
    open func company(of entry: Content) -> (others: [Content], whole: Content)? { nil }

    /// Writes a draft, with everything that has to be done before and after.
    ///
    /// - Parameter write: writes the draft, and returns the id of the entry.
    open func save(
        _ draft: FormDraft, by write: (FormDraft) async throws -> EntryID
    ) async throws -> EntryID {
        try await write(draft)
    }

    /// Writes a draft after the file that was chosen in a field is stored.
    ///
    /// - Parameter tickets: stores the file, or is `nil` if it stays where it is.
    package final func save(
        _ draft: FormDraft, with field: FieldName, at path: KeyPath<Content, TicketFile?>,
        in tickets: (any StoresTickets)?, by write: (FormDraft) async throws -> EntryID
    ) async throws -> EntryID where Content: NamesTicket {
        guard let tickets, draft[field] != self.draft[field],
            let content = try merge(draft, answers: []).merged(onto: original),
            let file = content[keyPath: path]
        else { return try await write(draft) }
        return try await ChosenFile(file, of: content, in: tickets).save { stored in
            var draft = draft
            draft[field] = stored.path
            return try await write(draft)
        } file: { [journal] id in
            await journal.entry(id).flatMap { Content($0) }?[keyPath: path]
        }
    }

    /// The name that a list would give to a draft, or an empty text if it has none yet.
    open func name(of draft: FormDraft) -> String {
        rows.allSatisfy { missing($0.row, in: draft).isEmpty }
            ? content(of: draft).nameInList : ""
    }

    // MARK: From the fields

    /// Returns the draft of a stored form. Fields that were added to the form since then are as the
    /// form begins.
    final func restored(_ stored: TypedForm) -> FormDraft {
        var restored = draft
        for row in rows.map(\.row) {
            // The first format left out fields without a day.
            if stored.format == nil, row.kind == .day { restored[row.key] = "" }
            if stored.format == nil, row.isTime { restored[time: row.key] = nil }
            for key in row.parts {
                if let text = stored.draft[key] { restored[key] = text }
            }
        }
        return restored
    }

    /// Returns the texts that the form of another kind takes over.
    final func passedOn(_ draft: FormDraft) -> LineOfForm {
        LineOfForm(line ?? "", tags: draft[.tags], notes: draft[.notes])
    }

    /// Opens the form, or returns `nil` if there is no view for it.
    ///
    /// - Parameter typed: an earlier draft that fills the fields instead of `draft`.
    final func open(
        title: String, typed: FormDraft?, check: FormCheck
    ) async -> (any FormView)? {
        let values = await completions.read()
        update(values)
        await prepare(typed: typed)
        let form = view?.openForm(
            FormViewModel(
                title: self.title(title), line: line ?? "", rows: rows.map(\.row),
                draft: typed ?? draft,
                proposals: proposals,
                focus: focus, days: days,
                zones: zones.offered, homeZone: zones.home, completions: values,
                check: check, words: words))
        guard let form else { return nil }
        self.form = form
        subscriptions += form.signalEvent.onReception § eachTime § weakly(self, EntryForm.react)
        completions.observe { [weak self, weak form] in
            self?.update($0)
            form?.complete($0)
        }
        return form
    }

    /// - Parameter isToBeWhole: whether the person wants to save or leave, so that empty fields are
    ///   mistakes from now on.
    package final func check(_ draft: FormDraft, isToBeWhole: Bool = false) -> FormCheck {
        if draft != latest { isTyped = true }
        latest = draft
        let (content, errors, _) = read(draft)
        var complaints = errors
        for error in Content.rules.errors(in: content, changedFrom: original) {
            if let key = key(of: error, in: content, unread: Set(errors.keys)) {
                complaints[key] = words.complaint(error)
            }
        }
        let tooLong = journal.textsTooLong(in: content.entry)
        for row in changed(in: draft) {
            if let defect = row.field.flatMap({ tooLong[$0.name] }) {
                complaints[row.row.key] = words.sentence(defect)
            }
        }
        let canSave = complaints.isEmpty
        if isToBeWhole, !canSave { (isTyped, mentionsWhatIsMissing) = (true, true) }
        if !mentionsWhatIsMissing {
            for key in rows.flatMap({ missing($0.row, in: draft) }) { complaints[key] = nil }
        }
        var check = FormCheck(complaints: isTyped ? complaints : [:], canSave: canSave)
        if let code = currencyOfAmount(in: draft).unlessEmpty { check.words[.currency] = code }
        return self.check(draft, check)
    }

    /// Returns the parts of a row that have to be filled in and are empty.
    private func missing(_ row: FormRow, in draft: FormDraft) -> [FormKey] {
        let parts = row.isTime ? [row.key.day, row.key.clock] : [row.key]
        guard row.isRequired || draft[time: row.key] != nil else { return [] }
        return parts.filter { draft[$0].trimmingSpaces.isEmpty }
    }

    /// Returns the code of the currency of the amount that is typed without one; empty for none.
    private func currencyOfAmount(in draft: FormDraft) -> String {
        guard let amount else { return "" }
        if let typed = MoneyText(words.locale).currency(in: draft[amount]).unlessEmpty {
            return typed
        }
        let isKept = draft.amount(in: amount) == self.draft.amount(in: amount)
        return isKept && !draft[amount].isEmpty ? draft[.currency] : usualCurrency(for: draft)
    }

    /// Returns the complaints of a check, from the first field to the last.
    final func said(_ check: FormCheck) -> [String] {
        rows.flatMap(\.row.parts).compactMap { check.complaints[$0] }
    }

    /// Returns the change onto the entry as it is when the draft is saved.
    package final func merge(_ draft: FormDraft, answers: [ConflictAnswer]) throws
        -> FormMerge<Content>
    {
        FormMerge(
            of: merged(rows.compactMap(\.field?.merge), in: draft), original: original,
            answers: answers,
            change: try change(draft))
    }

    /// The entry with the fields of a draft that can be read.
    package final func content(of draft: FormDraft) -> Content { read(draft).content }

    private func read(
        _ draft: FormDraft
    ) -> (content: Content, errors: [FormKey: String], complete: @Sendable (Content) -> Content) {
        let reading = FormReading(
            draft: draft, before: self.draft,
            usualCurrency: { [unowned self] in usualCurrency(for: draft) })
        var (content, errors) = (original, [FormKey: String]())
        for row in changed(in: draft) where !row.row.isExcluded(in: draft) {
            do {
                try row.field?.read(reading, &content)
            } catch let error as FormComplaints {
                errors.merge(error.complaints) { $1 }
            } catch {
                let isOfCurrency = (error as? TripError)?.isAboutCurrency == true
                errors[isOfCurrency ? .currency : row.row.key] = words.complaint(error)
            }
        }
        let complete = completion(of: content, from: draft)
        return (complete(content), errors, complete)
    }

    private func changed(in draft: FormDraft) -> [EntryRow<Content>] {
        rows.filter { $0.row.parts.contains { draft[$0] != self.draft[$0] } }
    }
}

extension FormRow {
    fileprivate var isMoney: Bool { if case .money = kind { true } else { false } }
    fileprivate var isTime: Bool { if case .time = kind { true } else { false } }
}

extension FormDraft {
    fileprivate func amount(in key: FormKey?) -> CurrencyFollowing.Amount {
        (key.map { self[$0] } ?? "", self[.currency])
    }
}

/// The callbacks for the end of a form, and the store of its draft.
public struct FormCallbacks {
    /// Receives the entry's id once it is saved and the form is closed.
    let saved: (EntryID) -> Void
    /// Is called once, when the form is closed or could not be opened.
    let ended: () -> Void
    /// Receives the texts of a form that was closed to open that of the other kind, and its kind.
    let changedKind: (LineOfForm, EntryKind) -> Void
    /// The texts that the form of another kind passed on, or `nil` if there was none.
    package let passedOn: LineOfForm?
    /// The field with the keyboard focus at first, or `nil` for the usual one.
    package let focus: FieldName?

    /// The store of the draft, or `nil` if it is not kept.
    let keeping: DraftSession?

    package init(
        keeping: DraftSession? = nil, passedOn: LineOfForm? = nil, focus: FieldName? = nil,
        changedKind: @escaping (LineOfForm, EntryKind) -> Void = { _, _ in },
        saved: @escaping (EntryID) -> Void, ended: @escaping () -> Void
    ) {
        self.keeping = keeping
        self.passedOn = passedOn
        self.focus = focus
        self.changedKind = changedKind
        self.saved = saved
        self.ended = ended
    }

    /// Deletes the stored draft.
    func forget() {
        if let keeping { keeping.drafts.forget(keeping.id) }
    }
}

/// The subject of a form.
public enum FormMode: Hashable, Codable {
    case new
    /// A new entry that is typed in one line, with the text so far.
    case line(String)
    /// An existing entry.
    case existing(EntryID)
    /// A new entry that is based on another one.
    case next(EntryDerivation, from: EntryID)

    /// The trip whose journey the new entry joins, or `nil` if it joins none.
    var joined: EntryID? {
        if case .next(let next, let id) = self, next.joins { id } else { nil }
    }

    /// Whether the new entry is the first leg of a journey whose other legs are written with it.
    var isOfJourney: Bool {
        switch self {
        case .next(.journeyAgain, _), .next(.journeyBack, _): true
        default: false
        }
    }

    /// The entry that is edited, or `nil` for a new one.
    package var edited: EntryID? {
        if case .existing(let id) = self { id } else { nil }
    }
}
