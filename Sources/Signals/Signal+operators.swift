extension Signal {
    /// The signal of what `transform` makes of each value, computed once for all observers.
    @inlinable
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other> {
        Signal<Other>(queue: queue) { connection in
            let derived = connection.signal
            connection.follow(self) {
                derived.deliver(transform($0))
                return .continue
            }
        }
    }

    /// The signal of the values that satisfy `predicate`.
    @inlinable
    public func filter(_ predicate: @escaping (Value) -> Bool) -> Signal<Value> {
        Signal(queue: queue) { connection in
            let derived = connection.signal
            connection.follow(self) {
                if predicate($0) { derived.deliver($0) }
                return .continue
            }
        }
    }

    /// The signal of everything that comes from the signals `transform` makes of the values.
    ///
    /// It reaches signals of objects that don't exist yet. All of them stay joined until they end,
    /// and those that came up while nobody observed the result are not part of it.
    @inlinable
    public func flatMap<Other>(
        _ transform: @escaping (Value) -> Signal<Other>
    ) -> Signal<Other> {
        Signal<Other>(queue: queue) { connection in
            let derived = connection.signal
            connection.follow(self) { value in
                connection.follow(transform(value)) {
                    derived.deliver($0)
                    return .continue
                }
                return .continue
            }
        }
    }

    /// The signal of the values of both.
    @inlinable
    public func unionWith(_ other: Signal<Value>) -> Signal<Value> {
        Signal(queue: queue) { connection in
            let derived = connection.signal
            let pass = { (value: Value) -> Persistence in
                derived.deliver(value)
                return .continue
            }
            connection.follow(self, pass)
            connection.follow(other, pass)
        }
    }

    /// The signal of the values of both.
    @inlinable
    public static func + (left: Signal<Value>, right: Signal<Value>) -> Signal<Value> {
        left.unionWith(right)
    }
}
