/// A route from one place to another.
public struct Route: Hashable, Sendable, Comparable {
    public let from: CountedName
    public let to: CountedName

    public init(_ from: CountedName, _ to: CountedName) {
        self.from = from
        self.to = to
    }

    /// Orders routes by the alphabet.
    public static func < (left: Route, right: Route) -> Bool {
        left.from == right.from ? left.to < right.to : left.from < right.from
    }

    /// The title in a list, such as "Köln Hbf → Wien Westbf".
    public var name: String { Trip.nameInList(from: from.text, to: to.text) }

    public var terms: SearchTerms { .whole(.from, from) + .whole(.to, to) }
}
