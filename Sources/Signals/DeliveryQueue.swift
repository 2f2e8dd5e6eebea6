/// The order in which connected signals deliver: one emission after another.
///
/// Each emitter starts with a queue of its own. Once two signals are joined by `unionWith`, `+` or
/// `flatMap` and observed, their queues are one for good: whoever observes the result then sees
/// emissions in the order they were made, whichever emitter made them and whoever it was that made
/// them. An emission is a *turn*: it runs through all derived signals before the next turn begins.
///
/// A queue of each derived signal's own would be simpler, and wrong: an observer of `a` that emits
/// on `b` would show an observer of `a + b` the second value first. One queue for everything would
/// be simpler too, but it would have to know the thread it is on, which plain Swift can't tell.
@usableFromInline
final class DeliveryQueue {
    /// The queue that this one became a part of.
    @exclusivity(unchecked) @usableFromInline var successor: DeliveryQueue?

    /// How many turns are on the stack: more than one only where two busy queues were joined.
    @exclusivity(unchecked) @usableFromInline var depth = 0

    /// Whether something is to be done between this turn and the next.
    @exclusivity(unchecked) @usableFromInline var isUnsettled = false

    /// How many queues became part of this one, itself included.
    private var weight = 1
    private var emissions = FirstInFirstOut<() -> Void>()
    private var newcomers: [Listener] = []

    @usableFromInline
    init() {}

    /// The queue that does the work: this one, or the one it became part of.
    @inlinable
    var current: DeliveryQueue {
        guard successor != nil else { return self }
        return lastSuccessor()
    }

    /// Runs `turn` now, or after the turns that wait already when one is running.
    func perform(_ turn: @escaping () -> Void) {
        guard depth == 0 else { return enqueue(turn) }
        depth = 1
        turn()
        finishTurn()
    }

    /// Runs `body`, and only then the turns that it asks for.
    func hold(_ body: () -> Void) {
        depth += 1
        body()
        finishTurn()
    }

    @usableFromInline
    func enqueue(_ turn: @escaping () -> Void) {
        emissions.append(turn)
        isUnsettled = true
    }

    /// Lets a listener begin: at once, or with the next turn when one is running.
    func welcome(_ listener: Listener) {
        guard depth > 0, listener.phase == .listening else { return }
        listener.phase = .waiting
        newcomers.append(listener)
        isUnsettled = true
    }

    /// Ends the turn that is running, and runs those that came up meanwhile.
    @inlinable
    func finishTurn() {
        if !isUnsettled, successor == nil {
            depth -= 1
        } else {
            current.settle()
        }
    }

    @usableFromInline
    func settle() {
        var queue = self
        while queue.depth == 1 {
            queue.admitNewcomers()
            guard let turn = queue.emissions.popFirst() else {
                queue.isUnsettled = false
                break
            }
            turn()
            queue = queue.current
        }
        queue.depth -= 1
    }

    private func admitNewcomers() {
        let newcomers = newcomers
        self.newcomers = []
        for listener in newcomers where listener.phase == .waiting { listener.phase = .listening }
    }

    /// Makes one queue of two. What waits here already stays ahead of what waits in the other.
    func merge(_ other: DeliveryQueue) {
        let first = current
        let second = other.current
        guard first !== second else { return }
        let (kept, left) = first.weight < second.weight ? (second, first) : (first, second)
        kept.emissions = first.emissions + second.emissions
        kept.newcomers = first.newcomers + second.newcomers
        kept.depth += left.depth
        kept.weight += left.weight
        kept.isUnsettled = kept.isUnsettled || left.isUnsettled
        left.emissions = .init()
        left.newcomers = []
        left.successor = kept
    }

    /// Follows the successors, and makes the way shorter for the next time.
    @usableFromInline
    func lastSuccessor() -> DeliveryQueue {
        guard let successor else { return self }
        let last = successor.lastSuccessor()
        self.successor = last
        return last
    }
}
