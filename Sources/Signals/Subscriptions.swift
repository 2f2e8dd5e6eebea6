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
