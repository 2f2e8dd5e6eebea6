public import Domain
public import Presentation
public import Wording

/// Opens the form for an entry and leads through it until the entry is saved or given up.
public final class EntryFormPresenter<Form: EntryInForm>: Presenting {
    private let subject: FormSubject
    private let new: () -> Form?
    private let existing: (Form.Content) -> Form
    private let next: (NextEntry, Form.Content) -> Form?
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
        new: @escaping () -> Form?, existing: @escaping (Form.Content) -> Form,
        next: @escaping (NextEntry, Form.Content) -> Form?
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
        let check = entry.check(entry.draft)
        shown = check
        let title = words.formTitle(Form.Content.kind, isNew: subject.edited == nil)
        guard let opened = await entry.open(title: title, check: check) else {
            return events.ended()
        }
        self.opened = opened
        handler = FormHandler(
            entry.draft, in: opened.form, signalDraft: opened.signalDraft,
            check: { [weak self] in self?.check($0, of: entry) ?? false },
            refused: { [weak self] in self?.leadToWhatIsWrong(in: $0, of: entry) },
            ask: { [weak self] in self?.askWhetherToSave($0) },
            save: { [weak self, save = save(entry), saved = events.saved] draft, how in
                let id = try await save(draft, how)
                self?.dismiss()
                saved(id)
            },
            failed: { [weak self, weak view, words, name = name(of: entry)] in
                Self.tell($0, words, about: name, in: self?.opened?.form, or: view)
            },
            ended: { [weak self] in self?.end() })
    }

    private func entry() async -> Form? {
        switch subject {
        case .new, .line: return new()
        case .existing(let id):
            return await read(id, orSay: words.notEditable(Form.Content.kind)).map(existing)
        case .next(let next, let id):
            let failure = words.notBegun(Form.Content.kind)
            guard let content = await read(id, orSay: failure) else { return nil }
            if let entry = self.next(next, content) { return entry }
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
            let merge = try entry.merge(draft, answers: how.answers)
            guard let id, !how.isNew else {
                guard let joined else { return try await writing.add(merge, to: entry.original) }
                return try await writing.add(merge, to: entry.original, joining: joined)
            }
            try await writing.change(id, by: merge)
            return id
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
        events.ended()
    }
}
