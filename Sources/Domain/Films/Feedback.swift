/// A person's opinion of a film, from worst to best; `none` while there is none.
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

    public var isPositive: Bool { self >= .good }
}

extension Feedback {
    /// The name in files, such as `so-and-so`.
    public var fileWord: String {
        switch self {
        case .none: "none"
        case .veryBad: "very-bad"
        case .bad: "bad"
        case .soAndSo: "so-and-so"
        case .good: "good"
        case .reallyGood: "really-good"
        }
    }

    /// Returns `nil` for a word that no file of Counterfoil contains.
    public init?(fileWord: String) {
        guard let known = Self.allCases.first(where: { $0.fileWord == fileWord }) else {
            return nil
        }
        self = known
    }
}
