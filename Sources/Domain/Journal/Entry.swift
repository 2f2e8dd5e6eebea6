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

    public var tags: [String] {
        switch self {
        case .film(let film): film.tags
        case .trip(let trip): trip.tags
        case .pass(let pass): pass.tags
        case .claim(let claim): claim.tags
        }
    }

    public var imports: [ImportMark] {
        switch self {
        case .film(let film): film.imports
        case .trip(let trip): trip.imports
        case .pass(let pass): pass.imports
        case .claim(let claim): claim.imports
        }
    }

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
}
