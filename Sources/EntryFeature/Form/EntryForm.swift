public import Domain
public import Presentation
internal import Signals
package import Wording

/// A form in which an entry is edited, whose rows come from the fields of the entry.
open class EntryForm<Content: EntryContent> {
    public let original: Content
    /// The draft that the form begins with.
    public let draft: FormDraft
    package let journal: any Journal
    package let words: Localizer
    package var mode: FormMode { request.mode }
    /// The text of the line above the fields, or `nil` if the form has none.
    public private(set) var line: String?
    /// The draft that was checked last.
    package private(set) var latest: FormDraft

    let request: FormRequest
    var handler: FormHandler<EntryID>?
    /// The text that was typed in one line before the form opened, or empty.
    var begun = ""
    let rows: [EntryRow<Content>]
    let focus: FormKey
    package let today: CalendarDay?
    let tendency: DayReader.Tendency
    let known: () async -> KnownNames
    let files: () -> (any StoresTickets)?
    var lineWords: FormLineWords?
    /// The draft of the beginning as the line filled it the last time.
    package private(set) var filled: FormDraft
    let completions: FormCompletions
    weak var view: (any DisplaysForm)?
    /// The code of the journal's usual currency, or `nil` if it is unknown or the entry is not new.
    package internal(set) final var journalCurrency: String?
    /// The currency of the amount with its own field for it, or `nil` if there is none.
    private var currency: CurrencyFollowing?
    private var isTyped = false
    /// Whether the person tried to save or leave, so that checks complain about empty fields.
    private var mentionsWhatIsMissing = false
    var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - focus: the field with the keyboard focus at first, or `nil` for the first one.
    ///   - today: the day that relative days refer to, or `nil` if days are typed as numbers only.
    ///   - tendency: the preference between the days that a weekday's name can mean.
    ///   - known: returns the names that a line is read with.
    ///   - files: returns the store of copies of chosen files, or `nil` if they are not copied.
    ///   - journal: completes the fields, and says which texts are too long.
    ///   - view: opens the form and shows failures without it, and is not retained.
    package init(
        _ original: Content, _ rows: [EntryRow<Content>], for request: FormRequest,
        focus: FormKey? = nil, today: CalendarDay?,
        tendency: DayReader.Tendency = .thisYear,
        known: @escaping () async -> KnownNames = { .none },
        files: @escaping () -> (any StoresTickets)? = { nil }, journal: any Journal,
        view: (any DisplaysForm)?, words: Localizer
    ) {
        self.original = original
        self.rows = rows
        self.request = request
        line = request.mode.lineText
        self.today = today
        self.tendency = tendency
        self.known = known
        self.files = files
        self.journal = journal
        self.view = view
        self.words = words
        let keys = rows.map(\.row.key)
        self.focus = keys.first == .line ? .line : focus ?? keys[0]
        draft = FormDraft(of: original, in: rows)
        latest = draft
        filled = draft
        currency = rows.first { $0.row.kind == .money }.map { [draft] in
            CurrencyFollowing(of: $0.row.key, in: draft, words: words)
        }
        completions = FormCompletions(
            of: rows.compactMap { row in row.field?.completion.map { (row.row.key, $0) } },
            in: journal)
    }

    // MARK: What a kind of entry adds

    /// Returns the code of the currency of an amount without one; empty for none.
    open func usualCurrency(for draft: FormDraft) -> String {
        words.usualCurrency(inJournal: journalCurrency)
    }

    /// Returns what a draft changes besides the fields of its rows.
    ///
    /// - Parameter typed: the entry with the fields of the draft.
    open func completion(
        of typed: Content, from draft: FormDraft
    ) -> @Sendable (Content) -> Content { { $0 } }

    /// Returns the draft with the fields that follow from others, which the form is to show: the
    /// currency of an amount.
    open func following(_ draft: FormDraft) -> FormDraft {
        guard let next = currency?.update(draft, usual: usualCurrency(for: draft)) else {
            return draft
        }
        form?.put(next)
        var draft = draft
        draft.put(next)
        return draft
    }

    /// Completes the check of a draft.
    ///
    /// - Parameter content: the entry with the fields of the draft that can be read.
    open func complete(_ check: inout FormCheck, of draft: FormDraft, making content: Content) {}

    /// Completes the form that is about to be opened.
    ///
    /// - Parameter typed: an earlier draft that fills the fields, or `nil` for none.
    open func complete(_ form: inout FormViewModel, typed: FormDraft?) {}

    /// Fills the open form with what its beginning says, once its drafts are observed.
    ///
    /// - Parameter typed: a draft that takes precedence, or `nil` if there is none.
    open func begin(over typed: FormDraft?) {
        if line?.isEmpty == false { fillFromLine(over: typed) }
    }

    /// Reacts to what the person does in the open form, beside typing.
    open func react(to event: FormEvent) {
        switch event {
        case .line(let text) where line != nil:
            line = text
            fillFromLine()
        case .pressed(.otherKind): changeKind()
        default: break
        }
    }

    /// Reads the line above the fields, and returns the form's beginning as it fills that.
    open func read(_ line: String, by reading: FormLineWords) -> FormDraft { draft }

    /// Fills the open form, which sends the draft as if it were typed.
    open func fill(_ draft: FormDraft) { form?.fill(draft) }

    /// Returns a draft that the line has filled before it is shown.
    open func completing(filled draft: FormDraft) -> FormDraft { draft }

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

    /// Adds an entry that was typed into the form.
    open func add(_ content: Content, from draft: FormDraft) async throws -> EntryID {
        try await journal.add(content.entry)
    }

    /// The name that a list would give to a draft, or an empty text if it has none yet.
    open func name(of draft: FormDraft) -> String {
        rows.allSatisfy { missing($0.row, in: draft).isEmpty }
            ? content(of: draft).nameInList : ""
    }

    // MARK: From the fields

    /// Returns whether a text is one of the journal's values that complete a field.
    package final func isKnown(_ text: String, of key: FormKey) -> Bool {
        completions.known[key]?.contains(text) == true
    }

    /// Returns the draft of a stored form. Fields that were added to the form since then are as the
    /// form begins.
    final func restored(_ stored: TypedForm) -> FormDraft {
        var restored = draft
        for key in rows.flatMap(\.row.parts) {
            if let text = stored.draft[key] { restored[key] = text }
        }
        return restored
    }

    /// - Parameter isToBeWhole: whether the person wants to save or leave, so that empty fields are
    ///   mistakes from now on.
    public final func check(_ draft: FormDraft, isToBeWhole: Bool = false) -> FormCheck {
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
        let code = currency?.code(in: draft, usual: usualCurrency(for: draft))
        check.words[.currency] = code?.unlessEmpty
        complete(&check, of: draft, making: content)
        return check
    }

    /// Fills the form from the line above its fields. A typed field stays until the line says
    /// something else about it.
    ///
    /// - Parameter typed: a draft that takes precedence over the line, or `nil` if there is none.
    package final func fillFromLine(over typed: FormDraft? = nil) {
        guard let line, let lineWords else { return }
        let next = read(line, by: lineWords)
        var draft = latest
        for (key, text) in next.texts where text != filled[key] { draft[key] = text }
        filled = next
        fill(typed ?? completing(filled: draft))
    }

    /// Returns the parts of a row that have to be filled in and are empty.
    private func missing(_ row: FormRow, in draft: FormDraft) -> [FormKey] {
        guard row.isRequired || draft[time: row.key] != nil else { return [] }
        return row.parts.filter {
            $0 != row.key.zone && $0 != .currency && draft[$0].trimmingSpaces.isEmpty
        }
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

    func changed(in draft: FormDraft) -> [EntryRow<Content>] {
        rows.filter { $0.row.parts.contains { draft[$0] != self.draft[$0] } }
    }
}

extension FormCheck {
    /// Tells the meanings of the words of the line above the fields, and why the line does not make
    /// an entry.
    ///
    /// - Parameters:
    ///   - meanings: empty if the line has none.
    ///   - complaint: the reason with the place of the refused part, or `nil` if the line makes an
    ///     entry or is empty.
    package mutating func tell(
        _ meanings: String, _ complaint: (text: String, refused: Range<Int>?)?
    ) {
        words[.meanings] = meanings.unlessEmpty
        guard let complaint else { return }
        complaints[.line] = complaint.text
        (refused, canSave) = (complaint.refused, false)
    }
}
