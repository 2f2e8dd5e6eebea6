/// A captioned line of a page.
public struct Fact: Hashable, Sendable {
    /// The name of the fact, such as "Running time".
    public let caption: String
    /// The fact itself; empty if it is unknown.
    public let text: String
    /// Whether it is written in a fainter colour, because few people care.
    public let isMinor: Bool

    /// Makes a line with its caption.
    public init(_ caption: String, _ text: String, isMinor: Bool = false) {
        self.caption = caption
        self.text = text
        self.isMinor = isMinor
    }
}

/// The emphasis of a text. A view shows it as a colour, but never by colour alone: the text says
/// the same.
public nonisolated enum Emphasis: Hashable, Sendable {
    case quiet
    /// The emphasis of what went well.
    case success
    /// The emphasis of what went less well.
    case warning
    /// The emphasis of what went wrong.
    case error
}

/// Whether something can be done now, and the reason if it cannot.
public nonisolated enum Availability: Hashable, Sendable {
    case available
    /// The reason is a sentence for people.
    case unavailable(because: String)

    /// Makes `available` if there is no reason against it.
    public init(unless reason: String?) {
        self = reason.map { .unavailable(because: $0) } ?? .available
    }

    /// The reason why it cannot be done, or `nil` if it can.
    public var reason: String? {
        switch self {
        case .available: nil
        case .unavailable(let reason): reason
        }
    }
}
