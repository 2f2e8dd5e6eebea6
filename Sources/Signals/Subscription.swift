/// The right to receive the values of a signal, which ends when it is cancelled or released.
public final class Subscription {
    private weak var listener: Listener?

    init(_ listener: Listener) { self.listener = listener }

    deinit { cancel() }

    /// Whether values may still come: false once cancelled, stopped, or when the signal has ended.
    public var isActive: Bool {
        guard let listener else { return false }
        return listener.phase != .done
    }

    /// Ends the subscription; the observer gets no further value, not even the one being delivered.
    public func cancel() {
        listener?.cancel()
        listener = nil
    }
}

/// The subscriptions of one owner, which end when the owner is released or cancels them all.
public struct Subscriptions {
    private var kept: [Subscription] = []
    private var roomBeforePruning = 16

    /// Makes an empty collection.
    public init() {}

    /// Adds a subscription. Subscriptions that have ended are removed from time to time.
    public static func += (subscriptions: inout Subscriptions, subscription: Subscription) {
        subscriptions.kept.append(subscription)
        subscriptions.pruneWhenFull()
    }

    /// Cancels all subscriptions, in the order they were added.
    public mutating func cancelAll() {
        let kept = kept
        self.kept = []
        for subscription in kept { subscription.cancel() }
    }

    private mutating func pruneWhenFull() {
        guard kept.count > roomBeforePruning else { return }
        kept.removeAll { !$0.isActive }
        roomBeforePruning = max(16, kept.count * 2)
    }
}
