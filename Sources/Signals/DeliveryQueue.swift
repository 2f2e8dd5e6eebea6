/// The order in which connected signals deliver: one emission after another.
///
/// Each emitter starts with a queue of its own. Once two signals are joined by `unionWith`, `+` or
/// `flatMap` and observed, their queues are one for good: an observer of the result then sees
/// emissions in the order they were made, whichever emitter made them. An emission is a *turn*: it
/// runs through all derived signals before the next turn begins.
///
/// A queue for each derived signal would be simpler, and wrong: an observer of `a` that emits on
/// `b` would show an observer of `a + b` the second value first. One queue for everything would be
/// simpler too, but it would have to know the thread it is on, which plain Swift can't tell.
@usableFromInline
final class DeliveryQueue {
    /// The number of turns on the stack: more than one only where two busy queues were joined. It
    /// stays above zero in a queue that became part of another.
    @exclusivity(unchecked) @usableFromInline var depth = 0

    /// Whether turns or newcomers wait for the end of the current turn.
    @exclusivity(unchecked) @usableFromInline var hasPendingWork = false

    /// The queue that this one became part of, or `nil` if this one still does its own work.
    private var successor: DeliveryQueue?

    /// The number of queues that became part of this one, itself included.
    private var weight = 1
    private var turns = Deque<() -> Void>()
    private var newcomers: [Listener] = []

    @usableFromInline
    init() {}

    @inlinable
    var isBusy: Bool { depth != 0 }

    @inlinable
    func beginTurn() { depth += 1 }

    /// Ends the current turn, and runs the turns that were added during it.
    @inlinable
    func finishTurn() {
        if hasPendingWork { drain() } else { depth -= 1 }
    }

    /// Runs `turn` now, or after the turns that wait already if one is running.
    func perform(_ turn: @escaping () -> Void) {
        if isBusy {
            turns.append(turn)
            hasPendingWork = true
        } else {
            runTurn(turn)
        }
    }

    /// Runs `body` as one turn, and then the turns that it adds.
    func runTurn(_ body: () -> Void) {
        beginTurn()
        body()
        finishTurn()
    }

    /// Lets a listener begin: at once, or with the next turn if one is running.
    func admit(_ listener: Listener) {
        guard isBusy, listener.phase == .listening else { return }
        listener.phase = .waiting
        newcomers.append(listener)
        hasPendingWork = true
    }

    @usableFromInline
    func drain() {
        var queue = current
        while queue.depth == 1 {
            queue.admitNewcomers()
            guard let turn = queue.turns.popFirst() else {
                queue.hasPendingWork = false
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
}

// MARK: - Becoming one

extension DeliveryQueue {
    /// The queue that does the work: this one, or the one it became part of.
    var current: DeliveryQueue {
        guard let successor else { return self }
        let last = successor.current
        self.successor = last
        return last
    }

    /// Makes one queue of two, each of which does its own work. Turns of this one stay ahead of the
    /// other's.
    ///
    /// The one with fewer parts gives way, so that the chain of successors stays short, and a
    /// thousand pages leave nothing behind on the queue that outlives them.
    func merge(_ other: DeliveryQueue) {
        guard self !== other else { return }
        let (kept, left) = weight < other.weight ? (other, self) : (self, other)
        kept.turns = turns + other.turns
        kept.newcomers = newcomers + other.newcomers
        kept.depth += left.depth
        kept.weight += left.weight
        kept.hasPendingWork = kept.hasPendingWork || left.hasPendingWork
        left.turns = .init()
        left.newcomers = []
        left.depth = 1
        left.hasPendingWork = true
        left.successor = kept
    }
}

/// A queue of elements that takes them at the end and gives them from the front.
struct Deque<Element> {
    private var elements: [Element?] = []
    private var first = 0

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        let element = elements[first]
        elements[first] = nil
        first += 1
        if first == elements.count {
            self = Deque()
        } else if first > 64, first > elements.count / 2 {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }

    static func + (left: Self, right: Self) -> Self {
        var joined = Self()
        joined.elements = Array(left.elements[left.first...] + right.elements[right.first...])
        return joined
    }
}
