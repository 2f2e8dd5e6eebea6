package import Domain

/// Which entries are listed.
public enum JournalFilter: String, CaseIterable, Hashable, Sendable {
    case all, films, trips
    /// What can be claimed, and what was; see `Ledger`.
    case claims
    /// Films that are still to be seen.
    case wanted

    /// Those that part entries by their kind.
    package static let kinds: [JournalFilter] = [.all, .films, .trips]

    /// The kind that is listed; nil for all.
    package var kind: EntryKind? {
        switch self {
        case .all: nil
        case .films, .wanted: .film
        case .trips: .trip
        case .claims: .claim
        }
    }

    /// The filter beneath which a search finds what it says: one for claims finds none among trips.
    package func finding(_ search: String) -> Self {
        let isOfClaims =
            search.hasPrefix(ClaimFigures.terms.text)
            || search.contains(" \(ClaimFigures.terms.text)")
        return isOfClaims ? .all : self
    }

    package init(_ kind: EntryKind?) {
        self = Self.allCases.first { $0.kind == kind } ?? .all
    }

    /// A search among what is listed, as a search among all entries of the kind.
    package func search(_ text: String) -> String {
        self == .wanted ? (SearchTerms.has(.wanted).text + " " + text) : text
    }

    /// The filter and the search among what it lists that a search among all entries of a kind is.
    package static func parts(
        of kind: EntryKind?, search: String
    ) -> (filter: JournalFilter, search: String) {
        let beginning = JournalFilter.wanted.search("")
        return kind == .film && search.hasPrefix(beginning)
            ? (.wanted, String(search.dropFirst(beginning.count))) : (JournalFilter(kind), search)
    }

    /// Its name, such as "Films".
    package func name(in words: LocalWords) -> String {
        self == .wanted ? words.listedWanted : words.listed(kind)
    }
}
