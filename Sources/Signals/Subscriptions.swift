/// The subscriptions of one owner, who ends them all by going, or by saying so.
public struct Subscriptions {
    private var kept: [Subscription] = []
    private var roomBeforePruning = 16

    /// Makes an empty bag.
    public init() {}

    /// Keeps one more subscription. Those that are over already are let go of now and then.
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
