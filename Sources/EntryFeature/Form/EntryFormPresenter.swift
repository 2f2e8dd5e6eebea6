public import Domain
public import Presentation
public import Wording

/// Opens the form for an entry and leads through it until the entry is saved or given up.
public final class EntryFormPresenter<Form: EntryInForm>: Presenting {
    private let subject: FormSubject
    private let new: () async -> Form?
    private let existing: (Form.Content) -> Form
    private let next: (NextEntry, Form.Content) async -> Form?
    private let journal: any ReadsEntries & WritesEntries
    private let events: FormEvents
    private let words: LocalWords
    private weak var view: (any DisplaysFailure)?

    /// Kept while it is open: a form is what a view hands out, and nobody else need hold it.
    private var opened: EntryForm<Form.Draft, Form.Check>?
    private var handler: FormHandler<Form.Draft>?
    private var shown: Form.Check?

    /// - Parameters:
    ///   - view: is told what failed where there is no form that could say it, and is not kept.
    ///   - new: a new entry in its form.
    ///   - existing: one that is there.
    ///   - next: a new one that begins as another one; nil where there is none.
    public init(
        for subject: FormSubject, journal: any ReadsEntries & WritesEntries,
        view: any DisplaysFailure, events: FormEvents, words: LocalWords,
        new: @escaping () async -> Form?, existing: @escaping (Form.Content) -> Form,
        next: @escaping (NextEntry, Form.Content) async -> Form?
    ) {
        self.subject = subject
        self.journal = journal
        self.view = view
        self.events = events
        self.words = words
        self.new = new
        self.existing = existing
        self.next = next
    }

    public func start() async {
        guard let entry = await entry() else { return events.ended() }
        let typed = typed()
        if events.keeping?.restored != nil, typed == nil {
            view?.showFailure(words.draftNotRead)
            return events.ended()
        }
        let check = entry.check(typed ?? entry.draft)
        shown = check
        let title = words.formTitle(Form.Content.kind, isNew: subject.edited == nil)
        // What was typed in one line is gone from there by the time the form is open.
        if typed == nil, !line(of: entry).isEmpty { keep(entry.draft, of: entry) }
        guard let opened = await entry.open(title: title, typed: typed, check: check) else {
            if typed == nil { events.forget() }
            return events.ended()
        }
        self.opened = opened
        handler = FormHandler(
            entry.draft, typed: typed, in: opened.form, signalDraft: opened.signalDraft,
            isTypedBeside: { [line = typed == nil ? line(of: entry) : ""] in
                entry.line.map { !$0.trimmingSpaces.isEmpty && $0 != line } ?? false
            },
            check: { [weak self] draft in
                self?.keep(draft, of: entry)
                return self?.check(draft, of: entry) ?? false
            },
            refused: { [weak self] in self?.leadToWhatIsWrong(in: $0, of: entry) },
            ask: { [weak self] in self?.askWhetherToSave($0) },
            save: { [weak self, save = save(entry), events] draft, how in
                let id = try await save(draft, how)
                // Also where the form was closed meanwhile.
                events.forget()
                self?.dismiss()
                events.saved(id)
            },
            failed: { [weak self, weak view, words, name = name(of: entry)] in
                Self.tell($0, words, about: name, in: self?.opened?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
    }

    /// What was typed into a form that ended with the program; nil where there was none, or nobody can
    /// read it.
    private func typed() -> Form.Draft? {
        let form = events.keeping?.restored.flatMap { TypedForm<Form.Draft>($0.form) }
        return form.flatMap { $0.draft.isWhole ? $0.draft : nil }
    }

    private func entry() async -> Form? {
        switch subject {
        case .new, .line: return await new()
        case .existing where events.keeping?.restored?.original != nil:
            // Whatever became of the entry since is asked about when it is saved.
            return events.keeping?.restored?.original.flatMap(Form.Content.init).map(existing)
        case .existing(let id):
            return await read(id, orSay: words.notEditable(Form.Content.kind)).map(existing)
        case .next(let next, let id):
            // What was typed then does without it.
            if events.keeping?.restored != nil, await journal.entry(id) == nil {
                return await new()
            }
            let failure = words.notBegun(Form.Content.kind)
            guard let content = await read(id, orSay: failure) else { return nil }
            if let entry = await self.next(next, content) { return entry }
            view?.showFailure(
                FailureViewModel(title: failure, reason: words.whyNot(next, Form.Content.kind)))
            return nil
        }
    }

    private func read(_ id: EntryID, orSay failure: String) async -> Form.Content? {
        if let content = await journal.entry(id).flatMap(Form.Content.init) { return content }
        let error = await journal.defect(of: id) ?? .entryGone(id)
        view?.showFailure(words.failure(failure, because: error))
        return nil
    }

    /// How the list named what the form was opened with; nil for what is new.
    private func name(of entry: Form) -> String? {
        subject.edited.map { _ in entry.original.nameInList }
    }

    /// Changes only what was changed in the form, on the entry as it stands by then.
    private func save(
        _ entry: Form
    ) -> (_ draft: Form.Draft, _ how: FormSaving) async throws -> EntryID {
        let writing = SaveEntry<Form.Content>(journal: journal)
        return { [id = subject.edited, joined = subject.joined, journal] draft, how in
            if let id, !how.isNew, draft == entry.draft {
                guard await journal.entry(id) != nil else { throw JournalError.entryGone(id) }
                return id
            }
            return try await entry.save(draft) { draft in
                let merge = try entry.merge(draft, answers: how.answers)
                guard let id, !how.isNew else {
                    guard let joined else {
                        return try await writing.add(
                            merge, to: entry.original, with: entry.company)
                    }
                    return try await writing.add(merge, to: entry.original, joining: joined)
                }
                try await writing.change(id, by: merge)
                return id
            }
        }
    }

    /// What is typed of it in one line, above the fields or before there was a form; empty where nothing is.
    private func line(of entry: Form) -> String {
        guard case .line(let begun) = subject else { return "" }
        return (entry.line ?? begun).trimmingSpaces
    }

    /// Has what is typed kept, unless it is what the form began with. The words of a line count, also
    /// where no field knows yet what they mean.
    private func keep(_ draft: Form.Draft, of entry: Form) {
        guard let keeping = events.keeping else { return }
        let line = line(of: entry)
        guard draft != entry.draft || !line.isEmpty else {
            return keeping.drafts.forget(keeping.id)
        }
        var subject = subject
        if case .line = subject, let line = entry.line { subject = .line(line) }
        let id = keeping.id
        keeping.drafts.typed(id) {
            TypedForm(subject, draft).text.map { text in
                KeptDraft(
                    id: id, kind: Form.Content.kind,
                    name: entry.name(of: draft).unlessEmpty ?? line,
                    original: subject.edited == nil ? nil : entry.original.entry, form: text)
            }
        }
    }

    private func check(_ draft: Form.Draft, of entry: Form) -> Bool {
        let check = entry.check(draft)
        if check != shown { opened?.show(check) }
        shown = check
        return check.canSave
    }

    private func leadToWhatIsWrong(in draft: Form.Draft, of entry: Form) {
        entry.mentionWhatIsMissing()
        _ = check(draft, of: entry)
        opened?.form.focusFirstWrongField()
    }

    private func askWhetherToSave(_ canSave: Bool) {
        opened?.form.ask(
            words.unsaved(
                Form.Content.kind, canSave: canSave, complaints: shown?.said ?? []))
    }

    /// A form that was closed while its entry was being saved cannot say that this failed.
    ///
    /// - Parameter name: how the list named what the form was opened with; nil for what was new.
    private static func tell(
        _ error: any Error, _ words: LocalWords, about name: String?, in form: (any OpenForm)?,
        or view: (any DisplaysFailure)?
    ) {
        let gone = if case .entryGone? = error as? JournalError { name } else { nil as String? }
        let failure = words.notSaved(Form.Content.kind, because: error, gone: gone)
        guard let form else {
            view?.showFailure(failure)
            return
        }
        if let conflicts = (error as? UnansweredConflicts)?.conflicts {
            form.ask(words.question(about: conflicts, in: Form.Content.kind))
        } else if gone != nil {
            form.offerSavingAsNew(failure)
        } else {
            form.show(failure)
        }
    }

    private func dismiss() {
        opened?.form.dismiss()
        opened = nil
    }

    private func end() {
        dismiss()
        // What is being saved is kept until it is.
        if handler?.isSaving != true { events.forget() }
        events.ended()
    }
}
