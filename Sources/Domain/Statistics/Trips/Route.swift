/// A way from one place to another one.
public struct Route: Hashable, Sendable, Comparable {
    public let from: CountedName
    public let to: CountedName

    public init(_ from: CountedName, _ to: CountedName) {
        self.from = from
        self.to = to
    }

    /// By the alphabet.
    public static func < (left: Route, right: Route) -> Bool {
        left.from == right.from ? left.to < right.to : left.from < right.from
    }

    /// As the list titles it, such as "Köln Hbf → Wien Westbf".
    public var name: String { Trip.nameInList(from: from.text, to: to.text) }

    public var terms: SearchTerms { .whole(.from, from) + .whole(.to, to) }
}
