public import Domain
public import Presentation
public import Wording

/// Finds entries for the search of the desktop, also while there is no window.
public final class DesktopSearchPresenter {
    private weak var view: (any OpensWhatIsFound)?
    private let journal: () async -> (any ReadsEntries)?
    private let words: Localizer
    /// The number of the latest search of each caller that waits for one.
    private var latest: [String: Int] = [:]
    private var searches = 0

    /// The greatest number of entries that are found, the newest first.
    public static let most = 15

    /// Makes a presenter.
    ///
    /// - Parameter journal: opens the journal that is searched, or returns `nil` if that is no
    ///   longer possible.
    public init(
        view: any OpensWhatIsFound, journal: @escaping () async -> (any ReadsEntries)?,
        words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.words = words
    }

    /// Returns the entries that a search in the window finds, with one row for the legs of a
    /// journey. A search finds nothing once the same caller has begun another.
    public func find(_ search: String, for caller: String) async -> [FoundEntry] {
        searches += 1
        let number = searches
        latest[caller] = number
        defer { if latest[caller] == number { latest[caller] = nil } }
        guard search.contains(where: { !$0.isWhitespace }) else { return [] }
        guard let journal = await journal(), latest[caller] == number else { return [] }
        let listing = await journal.listing(
            matching: EntryQuery(search: search, foldsJourneys: true))
        guard latest[caller] == number else { return [] }
        return listing.summaries(in: 0..<Self.most).map { found($0, as: $0.id.rawValue) }
    }

    /// Returns the present state of entries that were found before, in the order of `ids`, up to
    /// `most`. Entries that are gone are left out.
    public func entries(_ ids: [String]) async -> [FoundEntry] {
        guard !ids.isEmpty, let journal = await journal() else { return [] }
        let all = await journal.listing(matching: EntryQuery(foldsJourneys: true))
        return ids.prefix(Self.most).compactMap { id in
            guard let place = all.position(of: EntryID(id)) else { return nil }
            return all.summaries(in: place..<place + 1).first.map { found($0, as: id) }
        }
    }

    /// Opens an entry that was found. A text that cannot be an id opens the window without a
    /// message.
    public func open(_ id: String) {
        if id.isEmpty || id.contains("/") { view?.openSearch("") } else { view?.openFound(id) }
    }

    public func openSearch(_ text: String) { view?.openSearch(text) }

    private func found(_ summary: EntrySummary, as id: String) -> FoundEntry {
        let title = summary.content.nameInList.displayIsolated
        let kind = words.kind(of: summary.content)
        return FoundEntry(
            id: id, kind: RowKind(summary.content),
            title: title.contains(where: { !$0.isWhitespace }) ? title : kind,
            detail: words.facts(of: summary, on: words.dayOfYear(of: summary)))
    }
}

/// An entry as the search of the desktop shows it.
public struct FoundEntry: Hashable, Sendable {
    public let id: String
    public let kind: RowKind
    /// The title, which is never empty: a desktop may leave out all results if one has no title.
    public let title: String
    /// The second line of its row, such as "20 Nov 2026 · 14:02 · 12 min late"; empty if nothing is
    /// known.
    public let detail: String
}

/// The window to which the search of the desktop leads, which is opened if there is none.
public protocol OpensWhatIsFound: Viewable {
    /// Brings the window to the front with the entry of that id, or the journey that it is a leg of.
    func openFound(_ id: String)
    /// Brings the window to the front with the search typed; an empty one changes nothing in it.
    func openSearch(_ text: String)
}
