public import Domain
public import Presentation
internal import Signals
public import Wording

/// Opens the form for an entry and directs it until the entry is saved or the form is cancelled.
public final class EntryFormPresenter<Content: EntryContent>: Presenting {
    public typealias Form = EntryForm<Content>

    private let subject: FormMode
    private let new: () async -> Form?
    private let existing: (Content) -> Form
    private let next: (EntryDerivation, Content) async -> Form?
    private let journal: any ReadsEntries & WritesEntries
    private let events: FormCallbacks
    private let words: Localizer
    private weak var view: (any DisplaysFailure)?

    private var handler: FormHandler<EntryID>?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - view: shows failures without a form, and is not held.
    ///   - new: makes a new entry for the form.
    ///   - existing: prepares an existing entry for the form.
    ///   - next: makes a new entry from another one, or returns `nil` if there can be none.
    public init(
        for subject: FormMode, journal: any ReadsEntries & WritesEntries,
        view: any DisplaysFailure, events: FormCallbacks, words: Localizer,
        new: @escaping () async -> Form?, existing: @escaping (Content) -> Form,
        next: @escaping (EntryDerivation, Content) async -> Form?
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
        let typed = typed(in: entry)
        if events.keeping?.restored != nil, typed == nil {
            view?.showFailure(words.draftNotRead)
            return events.ended()
        }
        let check = entry.check(typed ?? entry.draft)
        let title = words.formTitle(Content.kind, isNew: subject.edited == nil)
        // The line in which the text was typed is gone by the time the form is open.
        let begun = typed == nil ? line(of: entry) : ""
        if !begun.isEmpty { storeDraft(entry.draft, of: entry) }
        guard let form = await entry.open(title: title, typed: typed, check: check) else {
            if typed == nil { events.forget() }
            return events.ended()
        }
        if entry.line != nil {
            subscriptions +=
                form.signalEvent.filter { $0 == .pressed(.otherKind) }.onReception § eachTime
                § inAnyCase § { [weak self] in self?.changeKind(of: entry) }
        }
        handler = FormHandler(
            entry.draft, typed: typed, in: form, shown: check,
            following: { [weak entry] in entry?.following($0) ?? $0 },
            hasUncommittedText: {
                entry.line.map { !$0.trimmingSpaces.isEmpty && $0 != begun } ?? false
            },
            check: { [weak self] draft, isToBeWhole in
                self?.storeDraft(draft, of: entry)
                return entry.check(draft, isToBeWhole: isToBeWhole)
            },
            question: { [words, isNew = subject.edited == nil] check in
                words.unsaved(
                    Content.kind, isNew: isNew, canSave: check.canSave,
                    complaints: entry.said(check))
            },
            save: save(entry),
            saved: { [events] id in
                // The draft is deleted even if the form was closed meanwhile.
                events.forget()
                events.saved(id)
            },
            failed: { [weak view, words, name = name(of: entry)] in
                Self.showFailure($0, words, about: name, in: $1, or: view)
            },
            ended: { [weak self, events] in
                // A draft that is being saved is kept until that succeeds.
                if self?.handler?.isSaving != true { events.forget() }
                events.ended()
            })
        entry.begin(over: typed)
    }

    /// Returns the draft of a form that was open when the program ended, or `nil` if there is none
    /// or it cannot be read.
    private func typed(in entry: Form) -> FormDraft? {
        events.keeping?.restored.flatMap { TypedForm($0.form) }.map(entry.restored)
    }

    private func entry() async -> Form? {
        switch subject {
        case .new, .line: return await new()
        case .existing where events.keeping?.restored?.original != nil:
            // Changes made to the entry since then are asked about when it is saved.
            return events.keeping?.restored?.original.flatMap(Content.init).map(existing)
        case .existing(let id):
            return await read(id, orSay: words.notEditable(Content.kind)).map(existing)
        case .next(let next, let id):
            // A restored draft does not need the entry from which it began.
            if events.keeping?.restored != nil, await journal.entry(id) == nil {
                return await new()
            }
            let failure = words.notBegun(Content.kind)
            guard let content = await read(id, orSay: failure) else { return nil }
            if let entry = await self.next(next, content) { return entry }
            view?.showFailure(
                FailureViewModel(title: failure, reason: words.whyNot(next, Content.kind)))
            return nil
        }
    }

    private func read(_ id: EntryID, orSay failure: String) async -> Content? {
        if let content = await journal.entry(id).flatMap(Content.init) { return content }
        let error = await journal.defect(of: id) ?? .entryGone(id)
        view?.showFailure(words.failure(failure, because: error))
        return nil
    }

    /// The name of the edited entry in the list, or `nil` for a new one.
    private func name(of entry: Form) -> String? {
        subject.edited.map { _ in entry.original.nameInList }
    }

    /// Returns the closure that writes only the fields changed in the form, onto the entry as it is
    /// by then.
    private func save(
        _ entry: Form
    ) -> (_ draft: FormDraft, _ how: FormSaving) async throws -> EntryID {
        { [id = subject.edited, joined = subject.joined, journal] draft, how in
            if let id, !how.isNew, draft == entry.draft {
                guard await journal.entry(id) != nil else { throw JournalError.entryGone(id) }
                return id
            }
            return try await entry.save(draft) { draft in
                let merge = try entry.merge(draft, answers: how.answers)
                if let id, !how.isNew {
                    try await journal.change(id, by: merge)
                    return id
                }
                let content = merge.merged(onto: entry.original) ?? entry.original
                try Content.rules.check(content, changedFrom: entry.original)
                if let joined = entry.joined ?? joined {
                    return try await journal.add(content.entry, joining: joined)
                }
                guard let company = entry.company(of: content) else {
                    return try await journal.add(content.entry)
                }
                return try await journal.withUndoGroup(namedAfter: company.whole.entry) {
                    let id = try await $0.add(content.entry)
                    for other in company.others { _ = try await $0.add(other.entry) }
                    return id
                }
            }
        }
    }

    /// The text that was typed in one line, above the fields or before the form opened. Empty if
    /// there is none.
    private func line(of entry: Form) -> String {
        guard case .line(let begun) = subject else { return "" }
        return (entry.line ?? begun).trimmingSpaces
    }

    /// Stores the draft, unless it equals the one that the form began with. The text of a line
    /// counts even if it fills no field yet.
    private func storeDraft(_ draft: FormDraft, of entry: Form) {
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
                StoredDraft(
                    id: id, kind: Content.kind,
                    name: entry.name(of: draft).unlessEmpty ?? line,
                    original: subject.edited == nil ? nil : entry.original.entry, form: text)
            }
        }
    }

    /// Shows a failure in the form, or in the view if the form was closed while its entry was being
    /// saved.
    ///
    /// - Parameter name: the name of the edited entry in the list, or `nil` for a new one.
    private static func showFailure(
        _ error: any Error, _ words: Localizer, about name: String?, in form: (any FormView)?,
        or view: (any DisplaysFailure)?
    ) {
        let gone = if case .entryGone? = error as? JournalError { name } else { nil as String? }
        let failure = words.notSaved(Content.kind, because: error, gone: gone)
        guard let form else {
            view?.showFailure(failure)
            return
        }
        if let conflicts = (error as? UnansweredConflicts)?.conflicts {
            form.ask(words.question(about: conflicts))
        } else if gone != nil {
            form.offerSavingAsNew(failure)
        } else {
            form.show(failure)
        }
    }

    /// Closes the form, and opens that of the other kind with its texts.
    private func changeKind(of entry: Form) {
        guard let handler, !handler.isSaving else { return }
        let texts = entry.passedOn(entry.latest)
        handler.end()
        events.changedKind(texts, Content.kind)
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
            guard let changed = merge.merged(onto: stored),
                Content.rules.errors(in: changed, changedFrom: stored).isEmpty
            else { return nil }
            return changed
        }
        // If the entry was left unchanged, the checks are repeated to find the reason.
        let conflicts = merge.conflicts(with: stored)
        guard conflicts.isEmpty else { throw UnansweredConflicts(conflicts) }
        if let changed = merge.merged(onto: stored) {
            try Content.rules.check(changed, changedFrom: stored)
        }
    }
}
