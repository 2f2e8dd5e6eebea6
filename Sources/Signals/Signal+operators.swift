extension Signal {
    /// Returns a signal of the results of `transform`, which is called once a value for all
    /// observers.
    @inlinable
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other> {
        Signal<Other>(queue: queue) { connection in
            let derived = connection.signal
            connection.observe(self) {
                derived.deliver(transform($0))
                return .continue
            }
        }
    }

    /// Returns a signal of the values that satisfy `predicate`.
    @inlinable
    public func filter(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
        Signal(queue: queue) { connection in
            let derived = connection.signal
            connection.observe(self) {
                if predicate($0) { derived.deliver($0) }
                return .continue
            }
        }
    }

    /// Returns a signal of all values of the signals that `transform` returns.
    ///
    /// It reaches signals of objects that don't exist yet. All of them stay joined until they end.
    /// A value that arrives while the result has no observers is not transformed, so its signal is
    /// not part of the result.
    @inlinable
    public func flatMap<Other>(
        _ transform: @escaping (Value) -> Signal<Other>
    ) -> Signal<Other> {
        Signal<Other>(queue: queue) { connection in
            let derived = connection.signal
            connection.observe(self) { value in
                connection.observe(transform(value)) {
                    derived.deliver($0)
                    return .continue
                }
                return .continue
            }
        }
    }

    /// Returns a signal of the values of both signals.
    @inlinable
    public func unionWith(_ other: Signal<Value>) -> Signal<Value> {
        Signal(queue: queue) { connection in
            let derived = connection.signal
            let pass = { (value: Value) -> Persistence in
                derived.deliver(value)
                return .continue
            }
            connection.observe(self, pass)
            connection.observe(other, pass)
        }
    }

    /// Returns a signal of the values of both signals.
    @inlinable
    public static func + (left: Signal<Value>, right: Signal<Value>) -> Signal<Value> {
        left.unionWith(right)
    }
}

/// The links of a derived signal to its upstream, which exist while the derived signal has
/// observers.
///
/// An open connection and its signal hold each other, and the links hold both: a chain in use keeps
/// itself alive. Closing, when the last observer leaves or nothing is left to follow, takes it
/// apart.
@usableFromInline
final class Connection<Value> {
    @usableFromInline let signal: Signal<Value>
    private var links: [ObjectIdentifier: Listener] = [:]
    private var isOpen = true

    /// Whether `open` is still adding links, so that having none yet does not end the signal.
    private var isOpening = true

    init(_ signal: Signal<Value>) { self.signal = signal }

    func open(_ connect: (Connection<Value>) -> Void) {
        connect(self)
        isOpening = false
        endWhenIdle()
    }

    /// Calls `receive` with every value of `source` until the connection closes or the source ends.
    /// Joins the queues of both signals for good.
    @usableFromInline
    func observe<Source>(_ source: Signal<Source>, _ receive: @escaping (Source) -> Persistence) {
        guard isOpen, !source.hasEnded else { return }
        signal.currentQueue.merge(source.currentQueue)
        let link = Observer(receive) {
            self.links[ObjectIdentifier($0)] = nil
            self.endWhenIdle()
        }
        links[ObjectIdentifier(link)] = link
        source.add(link)
    }

    func close() {
        isOpen = false
        let links = links
        self.links = [:]
        for link in links.values { link.cancel() }
    }

    private func endWhenIdle() {
        if isOpen, !isOpening, links.isEmpty { signal.end() }
    }
}
