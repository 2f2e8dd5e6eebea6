public import Domain
public import Presentation
internal import Signals
internal import Wording

/// The way of a form from its opening to its end.
extension EntryForm: RunsForm, Presenting {
    /// The open form, or `nil` before it is opened and after it is closed.
    package var form: (any FormView)? { handler?.form }

    /// Opens the form, and directs it until the entry is saved or the form is cancelled.
    public func start() async {
        let stored = request.keeping?.restored
        let typed = stored.flatMap { TypedForm($0.form) }.map(restored)
        guard stored == nil || typed != nil else {
            view?.showFailure(words.draftNotRead)
            return request.ended()
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
        var model = FormViewModel(
            title: words.formTitle(Content.kind, isNew: mode.edited == nil), line: line ?? "",
            rows: rows.map(\.row), draft: typed ?? draft, focus: focus,
            days: today.map { DayFormat(words, today: $0, tendency: tendency) },
            completions: values, check: check, words: words)
        complete(&model, typed: typed)
        guard let form = view?.openForm(model) else {
            if typed == nil { request.forget() }
            return request.ended()
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
            case let content = try change(draft)(original), let file = content[keyPath: path],
            let named = content as? any NamesTicket
        else { return try await write(draft, onto: id, answers) }
        let copy = try await files.copy(file, of: named)
        return try await files.keep(copy) {
            var draft = draft
            draft[row.row.key] = (copy ?? file).path
            return try await write(draft, onto: id, answers)
        } file: { id in
            await journal.entry(id).flatMap { Content($0) }?[keyPath: path]
        }
    }

    private func write(
        _ draft: FormDraft, onto id: EntryID?, _ answers: [FieldConflict: Bool]
    ) async throws -> EntryID {
        let change = try change(draft)
        guard let id else {
            let content = change(original)
            try Content.rules.check(content, changedFrom: original)
            return try await add(content, from: draft)
        }
        let fields = merged(rows.compactMap(\.field?.merge), in: draft)
        let merge: @Sendable (Content) throws -> Content = { [original] stored in
            let merged = try fields.merge(change, of: original, onto: stored, answers: answers)
            try Content.rules.check(merged, changedFrom: stored)
            return merged
        }
        let stored = try await journal.change(id) { (stored: Content) in try? merge(stored) }
        // If the entry was left unchanged, this is why.
        _ = try merge(stored)
        return id
    }

    public func didSave(_ id: EntryID) {
        // The draft is deleted even if the form was closed meanwhile.
        request.forget()
        request.saved(id)
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
        if handler?.isSaving != true { request.forget() }
        request.ended()
    }

    /// Closes the form, and opens that of the other kind with its texts.
    func changeKind() {
        guard let handler, !handler.isSaving else { return }
        let texts = LineOfForm(line ?? "", tags: latest[.tags], notes: latest[.notes])
        handler.end()
        request.changedKind(texts, Content.kind)
    }

    /// Stores the draft, unless it equals the one that the form began with. The text of a line
    /// counts even if it fills no field yet.
    private func storeDraft(_ draft: FormDraft) {
        guard let keeping = request.keeping else { return }
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

extension StoresTickets {
    /// Writes an entry for which a chosen file was copied or stored, and removes the copy if the
    /// entry does not have it afterwards.
    ///
    /// - Parameters:
    ///   - copy: the copy, or `nil` if the entry is to have the chosen file itself.
    ///   - file: returns the file of the entry that was written, or `nil` if it has none.
    @MainActor
    package func keep<Written>(
        _ copy: TicketFile?, _ write: () async throws -> Written,
        file: (Written) async -> TicketFile?
    ) async throws -> Written {
        do {
            let written = try await write()
            if let copy, await file(written) != copy { await remove(copy) }
            return written
        } catch {
            if let copy { await remove(copy) }
            throw error
        }
    }
}
