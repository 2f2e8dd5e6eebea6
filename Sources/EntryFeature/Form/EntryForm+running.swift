public import Domain
public import Presentation
internal import Signals
internal import Wording

/// The way of a form from its opening to its end.
extension EntryForm: RunsForm {
    /// The open form, or `nil` before it is opened and after it is closed.
    package var form: (any FormView)? { handler?.form }

    /// Opens the form, and directs it until the entry is saved or the form is cancelled.
    func start() async {
        let stored = events.keeping?.restored
        let typed = stored.flatMap { TypedForm($0.form) }.map(restored)
        guard stored == nil || typed != nil else {
            view?.showFailure(words.draftNotRead)
            return events.ended()
        }
        let check = check(typed ?? draft)
        // The line in which the text was typed is gone by the time the form is open.
        if typed == nil { begun = lineText }
        if !begun.isEmpty { storeDraft(draft) }
        let values = await completions.read()
        if line != nil, let today {
            let known = await known()
            lineWords = FormLineWords(
                trips: words.tripLineWords(today: today, known: known),
                films: words.filmLineWords(today: today, known: known), known: known)
        }
        prepare(typed: typed)
        let form = view?.openForm(
            FormViewModel(
                title: title(words.formTitle(Content.kind, isNew: mode.edited == nil)),
                line: line ?? "", rows: rows.map(\.row), draft: typed ?? draft,
                proposals: proposals, focus: focus,
                days: today.map { DayFormat(words, today: $0, tendency: tendency) },
                zones: zones.offered,
                homeZone: zones.home, completions: values, check: check, words: words))
        guard let form else {
            if typed == nil { events.forget() }
            return events.ended()
        }
        subscriptions += form.signalEvent.onReception § eachTime § weakly(self, EntryForm.react)
        handler = FormHandler(of: self, draft, typed: typed, in: form, shown: check)
        completions.observe { [weak form] in form?.complete($0) }
        begin(over: typed)
    }

    public var hasUncommittedText: Bool { !lineText.isEmpty && line != begun }

    /// The text of the line above the fields; empty if there is none.
    private var lineText: String { line?.trimmingSpaces ?? "" }

    public func follow(_ draft: FormDraft) -> FormDraft {
        let draft = following(draft)
        storeDraft(draft)
        return draft
    }

    public func question(about check: FormCheck) -> UnsavedQuestion {
        words.unsaved(
            Content.kind, isNew: mode.edited == nil, canSave: check.canSave,
            complaints: rows.flatMap(\.row.parts).compactMap { check.complaints[$0] })
    }

    /// Writes only the fields that were changed in the form, onto the entry as it is by then. A file
    /// that was chosen is stored before.
    public func save(
        _ draft: FormDraft, answers: [FieldConflict: Bool], isNew: Bool
    ) async throws -> EntryID {
        let id = isNew ? nil : mode.edited
        if let id, draft == self.draft {
            guard await journal.entry(id) != nil else { throw JournalError.entryGone(id) }
            return id
        }
        let row = changed(in: draft).first { $0.row.kind == .file }
        guard let files = files(), let row, let path = row.field?.file,
            case let content = try merge(draft, answers: [:]).merged(onto: original),
            let file = content[keyPath: path], let named = content as? any NamesTicket
        else { return try await write(draft, onto: id, answers) }
        return try await ChosenFile(file, of: named, in: files).save { stored in
            var draft = draft
            draft[row.row.key] = stored.path
            return try await write(draft, onto: id, answers)
        } file: { [journal] id in
            await journal.entry(id).flatMap { Content($0) }?[keyPath: path]
        }
    }

    private func write(
        _ draft: FormDraft, onto id: EntryID?, _ answers: [FieldConflict: Bool]
    ) async throws -> EntryID {
        let merge = try merge(draft, answers: answers)
        if let id {
            try await journal.change(id, by: merge)
            return id
        }
        let content = try merge.merged(onto: original)
        try Content.rules.check(content, changedFrom: original)
        return try await add(content, from: draft)
    }

    public func didSave(_ id: EntryID) {
        // The draft is deleted even if the form was closed meanwhile.
        events.forget()
        events.saved(id)
    }

    public func didFail(_ error: any Error, in form: (any FormView)?) {
        var gone: String?
        if case .entryGone? = error as? JournalError, mode.edited != nil {
            gone = original.nameInList
        }
        let failure = words.notSaved(Content.kind, because: error, gone: gone)
        guard let form else {
            view?.showFailure(failure)
            return
        }
        if let conflicts = (error as? UnansweredConflicts)?.conflicts {
            form.ask(conflicts)
        } else if gone != nil {
            form.offerSavingAsNew(failure)
        } else {
            form.show(failure)
        }
    }

    public func didEnd() {
        // A draft that is being saved is kept until that succeeds.
        if handler?.isSaving != true { events.forget() }
        events.ended()
    }

    /// Closes the form, and opens that of the other kind with its texts.
    func changeKind() {
        guard let handler, !handler.isSaving else { return }
        let texts = LineOfForm(line ?? "", tags: latest[.tags], notes: latest[.notes])
        handler.end()
        events.changedKind(texts, Content.kind)
    }

    /// Stores the draft, unless it equals the one that the form began with. The text of a line
    /// counts even if it fills no field yet.
    private func storeDraft(_ draft: FormDraft) {
        guard let keeping = events.keeping else { return }
        guard draft != self.draft || !lineText.isEmpty else {
            return keeping.drafts.forget(keeping.id)
        }
        let form = TypedForm(line.map(FormMode.line) ?? mode, draft)
        let name = name(of: draft).unlessEmpty ?? lineText
        let original = mode.edited == nil ? nil : original.entry
        keeping.drafts.typed(keeping.id) { [id = keeping.id] in
            form.text.map {
                StoredDraft(id: id, kind: Content.kind, name: name, original: original, form: $0)
            }
        }
    }
}

extension WritesEntries {
    /// Changes an entry as it is on disk now.
    ///
    /// - Throws: `UnansweredConflicts` if fields were changed there too; then nothing is written.
    fileprivate func change<Content: EntryContent>(
        _ id: EntryID, by merge: FormMerge<Content>
    ) async throws {
        let stored = try await change(id) { (stored: Content) in
            guard let changed = try? merge.merged(onto: stored),
                Content.rules.errors(in: changed, changedFrom: stored).isEmpty
            else { return nil }
            return changed
        }
        // If the entry was left unchanged, the merge and its check are repeated to find the reason.
        let changed = try merge.merged(onto: stored)
        try Content.rules.check(changed, changedFrom: stored)
    }
}
