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

extension Signal where Value: Sendable {
    /// The values from now on, in their order, for `for await`.
    ///
    /// Values that come while none is awaited are kept. The sequence ends with the signal; once the
    /// task is cancelled or the sequence is released, the next value ends the observation.
    public var values: AsyncStream<Value> {
        let (values, continuation) = AsyncStream.makeStream(of: Value.self)
        let observer = Observer<Value>(
            {
                if case .terminated = continuation.yield($0) { return .stop }
                return .continue
            }, signalEnded: { _ in continuation.finish() })
        add(observer)
        if hasEnded { continuation.finish() }
        return values
    }
}

extension Signal {
    func add(_ observer: Observer<Value>) {
        guard !hasEnded else {
            observer.phase = .done
            return
        }
        observer.signal = self
        observers.append(observer)
        if let connect, connection == nil {
            let connection = Connection(self)
            self.connection = connection
            connection.open(connect)
        }
        currentQueue.admit(observer)
    }

    @usableFromInline
    func remove(_ observer: Observer<Value>) {
        guard observer.phase != .done else { return }
        observer.phase = .done
        observer.signal = nil
        observers.noteVacancy()
        if !isDelivering {
            observers.vacate(observer)
            if observers.isSparse { tidy() }
        }
        if !observers.hasListeners { disconnect() }
    }

    /// Removes the observers that are done from the list, unless a delivery still walks over them.
    @usableFromInline
    func tidy() {
        guard !isDelivering, observers.hasVacancies else { return }
        let gone = observers.compact()
        withExtendedLifetime(gone) {}
    }

    /// Ends the signal: releases every observer, and sends no value from then on.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        connect = nil
        var leaving: [Observer<Value>] = []
        for place in 0..<observers.count {
            guard let observer = observers.places[place]?.takeUnretainedValue(),
                observer.phase != .done
            else { continue }
            observer.phase = .done
            observers.noteVacancy()
            leaving.append(observer)
        }
        tidy()
        disconnect()
        for observer in leaving {
            observer.signal = nil
            observer.signalEnded?(observer)
        }
    }

    private func disconnect() {
        let connection = connection
        self.connection = nil
        connection?.close()
    }
}
