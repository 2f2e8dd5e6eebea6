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

extension Signal {
    /// Delivers a value now, or in its turn.
    ///
    /// It reads the queue again at each step instead of holding it: that costs no reference
    /// counting, and allows for a queue that becomes part of another meanwhile.
    @inlinable
    func send(_ value: Value) {
        guard !queue.isBusy else { return sendInTurn(value) }
        guard observers.count > 0 else { return }
        queue.beginTurn()
        deliver(value)
        queue.finishTurn()
    }

    @usableFromInline
    func sendInTurn(_ value: Value) {
        currentQueue.perform { self.deliver(value) }
    }

    /// Hands a value to the present observers. Called only within a turn of the queue.
    ///
    /// A signal that is fed back into itself gets the value in a later turn.
    @inlinable
    func deliver(_ value: Value) {
        guard !isDelivering else { return sendInTurn(value) }
        let present = observers.count
        isDelivering = true
        var place = 0
        while place < present {
            observers.places[place]?._withUnsafeGuaranteedRef { observer in
                guard observer.phase == .listening else { return }
                if observer.receive(value) == .stop { remove(observer) }
            }
            place += 1
        }
        isDelivering = false
        if observers.hasVacancies { tidy() }
    }

    /// The queue that does the work now, which may be one that the signal's own queue became part
    /// of.
    var currentQueue: DeliveryQueue {
        queue = queue.current
        return queue
    }
}

/// Whether an observer goes on to receive values after the current one.
public enum Persistence: Sendable {
    case `continue`
    case stop
}
