/// An entry of the journal. It is indirect because a trip is much larger than a film and every copy
/// would have that size.
public indirect enum Entry: Hashable, Sendable {
    case film(Film)
    case trip(Trip)
    case pass(Pass)
    case claim(Claim)

    public var kind: EntryKind {
        switch self {
        case .film: .film
        case .trip: .trip
        case .pass: .pass
        case .claim: .claim
        }
    }

    /// The means of transport of a trip, or `nil` for other entries.
    package var mode: TravelMode? {
        if case .trip(let trip) = self { trip.mode } else { nil }
    }

    /// Whether the entry is a film that is still to be seen.
    package var isWanted: Bool {
        if case .film(let film) = self { film.isWanted } else { false }
    }

    /// The film, trip, season ticket or claim, of which each call makes a copy.
    package var content: any EntryContent {
        switch self {
        case .film(let film): film
        case .trip(let trip): trip
        case .pass(let pass): pass
        case .claim(let claim): claim
        }
    }

    public var tags: [String] { content.tags }
    public var imports: [ImportMark] { content.imports }
    public var nameInList: String { content.nameInList }

    /// The day that the entry is filed under, or `nil` if it is unknown.
    public var day: CalendarDay? {
        switch self {
        case .film(let film): film.watched
        case .trip(let trip): trip.departure.day
        case .pass(let pass): pass.validFrom
        case .claim(let claim): claim.travelled
        }
    }
}

public enum EntryKind: String, CaseIterable, Codable, Sendable {
    case film, trip
    /// A season ticket or a pass.
    case pass
    case claim

    /// The kinds that happen on days, and that tables of other programs have.
    package static let lived: [EntryKind] = [.film, .trip]

    package static let counted = lived + [.claim]

    package var isLived: Bool { Self.lived.contains(self) }

    /// The category that marks the kind of an entry in its file, and that is no tag of it.
    package var marker: String {
        switch self {
        case .film: "Film"
        case .trip: "Trip"
        case .pass: "Season Ticket"
        case .claim: "Claim"
        }
    }

    /// The type of the content of entries of the kind.
    package var content: any EntryContent.Type {
        switch self {
        case .film: Film.self
        case .trip: Trip.self
        case .pass: Pass.self
        case .claim: Claim.self
        }
    }
}

extension Film {
    /// Returns the title in a list, such as "Laura (1944)".
    public static func nameInList(title: String, year: Int?) -> String {
        year.map { "\(title) (\($0))" } ?? title
    }

    public var nameInList: String { Self.nameInList(title: title, year: year) }
}

extension Trip {
    /// Returns the title in a list, such as "Köln Hbf → Wien Westbf".
    public static func nameInList(from: String, to: String) -> String { from.arrow(to: to) }

    public var nameInList: String { Self.nameInList(from: from, to: to) }
}

extension Pass {
    public var nameInList: String { name }
}

extension Claim {
    public var nameInList: String { subject }
}

extension EntrySummary {
    public var nameInList: String { content.nameInList }
}

extension EntrySummary.Content {
    public var nameInList: String {
        switch self {
        case .film(let title, let year, _): Film.nameInList(title: title, year: year)
        case .trip(let from, let to, _, _): Trip.nameInList(from: from, to: to)
        case .pass(let pass): pass.name
        case .claim(let claim): claim.subject
        }
    }
}

/// The identifier of an entry: the name of its file, without a folder.
public struct EntryID: Hashable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public var description: String { rawValue }
}

/// A way to begin a new entry from an existing one.
public enum EntryDerivation: Hashable, Codable, Sendable {
    /// Another viewing of a film, or a trip on another day.
    case again
    case wayBack
    /// All legs of a trip's journey on another day.
    case journeyAgain
    /// The return journey, leg by leg, of a trip's journey.
    case journeyBack
    /// The leg that follows a trip in its journey.
    case nextLeg
    /// A substitute for a cancelled or missed trip.
    case instead(Substitute)

    /// Whether the new entry joins the journey of the existing trip.
    package var joins: Bool {
        switch self {
        case .again, .wayBack, .journeyAgain, .journeyBack: false
        case .nextLeg, .instead: true
        }
    }
}
