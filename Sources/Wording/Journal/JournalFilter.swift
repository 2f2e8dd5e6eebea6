package import Domain

/// Which kinds of entries are listed.
public enum JournalFilter: String, CaseIterable, Hashable, Sendable {
    case all, films, trips

    /// The kind that is listed; nil for all.
    package var kind: EntryKind? {
        switch self {
        case .all: nil
        case .films: .film
        case .trips: .trip
        }
    }

    package init(_ kind: EntryKind?) {
        self = Self.allCases.first { $0.kind == kind } ?? .all
    }

    /// Its name, such as "Films".
    package func name(in words: LocalWords) -> String { words.listed(kind) }
}
