/// Reacts to every value.
@inlinable
public func eachTime<Value>(
    _ react: @escaping (Value) -> Void
) -> (Value) -> Persistence {
    {
        react($0)
        return .continue
    }
}

/// Reacts to the next value only.
@inlinable
public func once<Value>(
    _ react: @escaping (Value) -> Void
) -> (Value) -> Persistence {
    {
        react($0)
        return .stop
    }
}

/// Reacts to the fact that a value came, whatever it is.
@inlinable
public func inAnyCase<Value>(_ react: @escaping () -> Void) -> (Value) -> Void {
    { _ in react() }
}
