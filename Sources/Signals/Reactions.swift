/// Makes an observer that reacts to every value.
@inlinable
public func eachTime<Value>(
    _ react: @escaping (Value) -> Void
) -> (Value) -> Persistence {
    {
        react($0)
        return .continue
    }
}

/// Makes an observer that reacts to the next value only.
@inlinable
public func once<Value>(
    _ react: @escaping (Value) -> Void
) -> (Value) -> Persistence {
    {
        react($0)
        return .stop
    }
}

/// Makes a reaction to any value of one that takes no value.
@inlinable
public func inAnyCase<Value>(_ react: @escaping () -> Void) -> (Value) -> Void {
    { _ in react() }
}

/// Makes a reaction of a method of `owner` that does not retain the owner.
///
/// A plain `owner.method` holds its owner; subscribed by that very owner, it would keep itself
/// alive for good. So: `subscriptions += signal.onReception § eachTime § weakly(self) { $0.show }`.
@inlinable
public func weakly<Owner: AnyObject, Value>(
    _ owner: Owner, _ method: @escaping (Owner) -> (Value) -> Void
) -> (Value) -> Void {
    { [weak owner] value in
        guard let owner else { return }
        method(owner)(value)
    }
}

/// Makes a reaction of a method without parameters that does not retain the owner.
@inlinable
public func weakly<Owner: AnyObject>(
    _ owner: Owner, _ method: @escaping (Owner) -> () -> Void
) -> () -> Void {
    { [weak owner] in
        guard let owner else { return }
        method(owner)()
    }
}

/// Makes a reaction of an asynchronous method, which begins at once. The owner is retained only
/// while the method runs.
@MainActor
public func atOnce<Owner: AnyObject, Value>(
    _ owner: Owner, _ method: @escaping @MainActor (Owner) -> @MainActor (Value) async -> Void
) -> (Value) -> Void {
    { [weak owner] value in
        Task.immediate { [weak owner] in
            if let owner { await method(owner)(value) }
        }
    }
}

/// Makes a reaction of an asynchronous method without parameters, which begins at once.
@MainActor
public func atOnce<Owner: AnyObject>(
    _ owner: Owner, _ method: @escaping @MainActor (Owner) -> @MainActor () async -> Void
) -> () -> Void {
    { [weak owner] in
        Task.immediate { [weak owner] in
            if let owner { await method(owner)() }
        }
    }
}
