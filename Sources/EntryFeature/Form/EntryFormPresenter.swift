public import Domain
public import Presentation
public import Wording

/// Finds the entry for a form, and opens the form.
public final class EntryFormPresenter<Content: EntryContent>: Presenting {
    public typealias Form = EntryForm<Content>

    private let mode: FormMode
    private let new: () async -> Form?
    private let existing: (Content) -> Form
    private let next: (EntryDerivation, Content) async -> Form?
    private let currency: () async -> String?
    private let journal: any ReadsEntries
    private let events: FormCallbacks
    private let words: Localizer
    private weak var view: (any DisplaysFailure)?
    private var form: Form?

    /// - Parameters:
    ///   - view: shows failures without a form, and is not held.
    ///   - new: makes a new entry for the form.
    ///   - existing: prepares an existing entry for the form.
    ///   - next: makes a new entry from another one, or returns `nil` if there can be none.
    ///   - currency: returns the code of the journal's usual currency, or `nil` if it is unknown.
    public init(
        for mode: FormMode, journal: any ReadsEntries, view: any DisplaysFailure,
        events: FormCallbacks, words: Localizer, new: @escaping () async -> Form?,
        existing: @escaping (Content) -> Form,
        next: @escaping (EntryDerivation, Content) async -> Form?,
        currency: @escaping () async -> String? = { nil }
    ) {
        self.mode = mode
        self.journal = journal
        self.events = events
        self.words = words
        self.view = view
        self.new = new
        self.existing = existing
        self.next = next
        self.currency = currency
    }

    public func start() async {
        form = await makeForm()
        guard let form else { return events.ended() }
        if mode.edited == nil { form.journalCurrency = await currency() }
        await form.start()
    }

    private func makeForm() async -> Form? {
        let restored = events.keeping?.restored
        switch mode {
        case .new, .line: return await new()
        case .existing(let id):
            // Changes made to the entry since then are asked about when it is saved.
            if let original = restored?.original { return Content(original).map(existing) }
            return await read(id, orSay: words.notEditable(Content.kind)).map(existing)
        case .next(let next, let id):
            // A restored draft does not need the entry from which it began.
            if restored != nil, await journal.entry(id) == nil { return await new() }
            let failure = words.notBegun(Content.kind)
            guard let content = await read(id, orSay: failure) else { return nil }
            if let form = await self.next(next, content) { return form }
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
}
