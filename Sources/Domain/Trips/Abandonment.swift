/// That somebody who lost a leg took nothing in its place, so that they never got to the end of it.
public enum Abandonment: String, CaseIterable, Sendable {
    /// They got there, or nobody said that they did not.
    case none
    case gaveUp = "gave-up"
    /// They went back to where they came from.
    case turnedBack = "turned-back"
}
