package import Domain
package import Wording

/// The fact that the list is sorted by, and the direction.
public struct JournalOrder: Hashable, Sendable {
    package let order: ListOrder

    /// Makes an order by a fact, or by the date if the fact is unknown.
    public init(by fact: String = "", isReversed: Bool = false) {
        order = ListOrder(ListOrder.Fact(rawValue: fact) ?? .date, isReversed: isReversed)
    }

    /// The stored name of the fact, such as "title".
    public var fact: String { order.fact.rawValue }

    public var isReversed: Bool { order.isReversed }

    /// Returns the facts to sort by, each with its label, such as "Release Year".
    package static func facts(in words: Localizer) -> [(fact: String, name: String)] {
        ListOrder.Fact.allCases.map { ($0.rawValue, words.order(by: $0)) }
    }
}
