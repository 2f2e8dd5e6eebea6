/// A source of values over time, which any number of observers may receive.
///
/// A signal comes from an ``Emitter``, or is derived from other signals by an operator. A derived
/// signal with no observer does no work and holds nothing but its upstream signals.
///
/// Observers get each value in the order they subscribed. An emission made during a delivery comes
/// after it, first in, first out. An observer added during a delivery starts with the next value;
/// one that is cancelled or stops gets no more, not even the value being delivered.
///
/// Signals are plain objects for one isolation domain, usually the main actor.
public final class Signal<Value> {
    @exclusivity(unchecked) @usableFromInline var observers = ObserverList<Value>()

    @exclusivity(unchecked) @usableFromInline var isDelivering = false

    @exclusivity(unchecked) @usableFromInline var queue: DeliveryQueue

    /// Connects a derived signal to its upstream, or `nil` for an emitter's own signal.
    @usableFromInline var connect: ((Connection<Value>) -> Void)?

    /// The connection to the upstream, or `nil` while a derived signal has no observers.
    @usableFromInline var connection: Connection<Value>?

    var hasEnded = false

    @usableFromInline
    init(queue: DeliveryQueue, connect: ((Connection<Value>) -> Void)? = nil) {
        self.queue = queue
        self.connect = connect
    }

    /// Calls `observe` with every value from the next one on, until it returns
    /// ``Persistence/stop``, or the subscription is cancelled or released.
    public func onReception(_ observe: @escaping (Value) -> Persistence) -> Subscription {
        let observer = Observer(observe)
        add(observer)
        return Subscription(observer)
    }
}
