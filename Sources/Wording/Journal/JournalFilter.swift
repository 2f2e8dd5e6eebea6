package import Domain
internal import Statistics

/// A choice of the entries in the list.
public enum JournalFilter: String, CaseIterable, Hashable, Sendable {
    case all, films, trips
    /// Claims that can be made and claims that were; see `Ledger`.
    case claims
    /// Films that are still to be seen.
    case wanted

    /// The filters that divide entries by their kind.
    package static let kinds: [JournalFilter] = [.all, .films, .trips]

    /// The kind that is listed, or `nil` for all.
    package var kind: EntryKind? {
        switch self {
        case .all: nil
        case .films, .wanted: .film
        case .trips: .trip
        case .claims: .claim
        }
    }

    /// Returns the filter under which a search finds entries: a search for claims would find none
    /// among trips.
    package func finding(_ search: String) -> Self {
        let isOfClaims =
            search.hasPrefix(ClaimFigures.terms.text)
            || search.contains(" \(ClaimFigures.terms.text)")
        return isOfClaims ? .all : self
    }

    package init(_ kind: EntryKind?) {
        self = Self.allCases.first { $0.kind == kind } ?? .all
    }

    /// Returns the search among all entries of the kind that equals a search in this filter.
    package func search(_ text: String) -> String {
        self == .wanted ? (SearchTerms.has(.wanted).text + " " + text) : text
    }

    /// Returns the filter, and the search in it, that equal a search among all entries of a kind.
    package static func parts(
        of kind: EntryKind?, search: String
    ) -> (filter: JournalFilter, search: String) {
        let beginning = JournalFilter.wanted.search("")
        return kind == .film && search.hasPrefix(beginning)
            ? (.wanted, String(search.dropFirst(beginning.count))) : (JournalFilter(kind), search)
    }

    package func name(in words: Localizer) -> String {
        self == .wanted ? words.listedWanted : words.listed(kind)
    }
}
