/// What somebody thought of a film, from worst to best; `none` while nothing was said.
public enum Feedback: Int, CaseIterable, Comparable, Sendable {
    case none
    case veryBad
    case bad
    case soAndSo
    case good
    case reallyGood

    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Good or really good.
    public var isPositive: Bool { self >= .good }
}
