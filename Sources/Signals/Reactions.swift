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
