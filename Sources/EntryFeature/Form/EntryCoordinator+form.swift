public import Domain
public import Presentation
public import Wording

extension EntryCoordinator {
    /// Finds the entry for a form and makes the form, or says why there is none and returns `nil`.
    ///
    /// - Parameters:
    ///   - view: shows failures without a form.
    ///   - new: makes the form of a new entry.
    ///   - existing: makes the form of an existing entry.
    ///   - next: makes the form of a new entry from another one, or returns `nil` if there can be
    ///     none.
    ///   - currency: returns the code of the journal's usual currency, or `nil` if it is unknown.
    public final func form<Content: EntryContent>(
        for request: FormRequest, over view: any DisplaysFailure, words: Localizer,
        new: () async -> EntryForm<Content>?,
        existing: (Content) -> EntryForm<Content>,
        next: (EntryDerivation, Content) async -> EntryForm<Content>? = { _, _ in nil },
        currency: () async -> String? = { nil }
    ) async -> EntryForm<Content>? {
        func read(_ id: EntryID, orSay failure: String) async -> Content? {
            if let content = await journal.entry(id).flatMap(Content.init) { return content }
            let error = await journal.defect(of: id) ?? .entryGone(id)
            view.showFailure(words.failure(failure, because: error))
            return nil
        }
        let restored = request.keeping?.restored
        var form: EntryForm<Content>?
        switch request.mode {
        case .existing(let id):
            // Changes made to the entry since then are asked about when it is saved.
            if let original = restored?.original { return Content(original).map(existing) }
            return await read(id, orSay: words.notEditable(Content.kind)).map(existing)
        case .next(let derivation, let id):
            // A restored draft does not need the entry from which it began.
            if restored != nil, await journal.entry(id) == nil { fallthrough }
            let failure = words.notBegun(Content.kind)
            guard let content = await read(id, orSay: failure) else { return nil }
            form = await next(derivation, content)
            if form == nil {
                view.showFailure(
                    FailureViewModel(
                        title: failure, reason: words.whyNot(derivation, Content.kind)))
            }
        case .new, .line: form = await new()
        }
        form?.journalCurrency = await currency()
        return form
    }
}
