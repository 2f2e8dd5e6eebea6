/// The traveller's decision to give a trip up after losing a leg.
public enum Abandonment: String, CaseIterable, Sendable {
    /// The traveller arrived, or nothing else was recorded.
    case none
    case gaveUp = "gave-up"
    /// The traveller returned to the start.
    case turnedBack = "turned-back"
}
