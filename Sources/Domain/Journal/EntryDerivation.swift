/// A new entry that begins with what it has in common with one that is there.
public enum EntryDerivation: Hashable, Codable, Sendable {
    /// The same again: another viewing of a film, or a trip on another day.
    case again
    /// A trip back to where another one began.
    case wayBack
    /// The same for all legs of the journey that a trip is part of.
    case journeyAgain
    /// The way back of the journey that a trip is part of, leg by leg.
    case journeyBack
    /// The leg of a journey after a trip.
    case nextLeg
    /// What was taken in the place of a trip that was cancelled or missed.
    case instead(Substitute)

    /// Whether it belongs to the journey of the trip that it begins from.
    package var joins: Bool {
        switch self {
        case .again, .wayBack, .journeyAgain, .journeyBack: false
        case .nextLeg, .instead: true
        }
    }
}
