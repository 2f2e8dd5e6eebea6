/// A plan for a run: derived signals, and the actions on them from outside.
///
/// A node is known by its number. The first ones are sources, with one emitter each; every other
/// node is derived from nodes with smaller numbers, so that nodes may be shared but never lead to
/// themselves.
struct Plan {
    var sources: Int
    var derived: [Operator] = []
    var actions: [Action] = []

    /// The number of events after which a run emits no more, because nested flatMaps multiply
    /// quickly.
    static let enoughEvents = 1_000

    var nodes: Int { sources + derived.count }
}

enum Operator {
    case map(Int, factor: Int, offset: Int)
    case filter(Int, divisor: Int)
    /// A flatMap that leads to one of the `targets` by the value, after reacting to the first
    /// values.
    case flatMap(Int, targets: [Int], reactions: [Reaction])
    case union(Int, Int)

    /// Returns the value that a map, a filter or a flatMap computes. It stays small.
    static func image(_ value: Int, factor: Int, offset: Int) -> Int {
        (value * factor + offset) % 1_000
    }
}

indirect enum Action {
    case emit(source: Int, value: Int)
    /// Observes a node, with reactions to the first values.
    case subscribe(node: Int, reactions: [Reaction])
    /// Cancels one of the earlier subscriptions.
    case cancel(Int)
    /// Releases an emitter.
    case release(source: Int)
}

struct Reaction {
    var actions: [Action] = []
    var stops = false
}

/// An observable event of a run.
enum Event: Equatable {
    case received(observer: Int, value: Int)
    case computed(node: Int, value: Int)
    case active([Bool])
}
