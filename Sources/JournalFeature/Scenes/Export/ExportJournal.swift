internal import Domain
internal import Foundation
internal import Wording

/// Writes a part of the journal to a file.
struct ExportJournal {
    let exporter: any ExportsEntries

    /// Returns the parts of the journal to choose from.
    func scopes(
        _ search: PresentSearch, _ entry: String?, words: Localizer
    ) -> [Scope] {
        var scopes = [Scope(words: words.say("Everything"), selection: .everything)]
        if let query = EntryQuery(search) {
            scopes.append(Scope(words: words.found(by: query), selection: .matching(query)))
        }
        if let entry {
            scopes.append(
                Scope(words: words.say("The entry on show"), selection: .entries([EntryID(entry)])))
        }
        return scopes
    }

    struct Scope {
        let words: String
        let selection: EntrySelection
    }

    func callAsFunction(
        _ selection: EntrySelection, as format: ExportFormat, to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary {
        try await exporter.export(selection, as: format, to: file, progress: progress)
    }
}

extension EntryQuery {
    /// Makes the part that the list shows, or `nil` if that is everything.
    fileprivate init?(_ search: PresentSearch) {
        let kind: EntryKind? =
            switch search.kind {
            case .all: nil
            case .films: .film
            case .trips: .trip
            case .claims: .claim
            }
        guard kind != nil || !search.text.isEmpty else { return nil }
        self.init(kind: kind, search: search.text)
    }
}
