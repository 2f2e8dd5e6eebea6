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
