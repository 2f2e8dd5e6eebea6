package import Domain
package import Wording

/// What the list is sorted by, and which way round.
public struct JournalOrder: Hashable, Sendable {
    package let order: ListOrder

    /// - Parameter fact: what is none is the date.
    public init(by fact: String = "", isReversed: Bool = false) {
        order = ListOrder(ListOrder.Fact(rawValue: fact) ?? .date, isReversed: isReversed)
    }

    /// Such as "title", for what remembers it.
    public var fact: String { order.fact.rawValue }

    public var isReversed: Bool { order.isReversed }

    /// What there is to sort by, each beside its name, such as "Release Year".
    package static func facts(in words: LocalWords) -> [(fact: String, name: String)] {
        ListOrder.Fact.allCases.map { ($0.rawValue, words.order(by: $0)) }
    }
}
