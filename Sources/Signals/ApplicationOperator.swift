precedencegroup Application {
    associativity: right
    higherThan: ComparisonPrecedence
    lowerThan: NilCoalescingPrecedence
}

/// Plain application: `f § g § x` is `f(g(x))`. It binds tighter than assignment and comparison,
/// and looser than arithmetic.
infix operator § : Application

/// Applies a function to its argument.
@inlinable
public func § <Input, Output>(function: (Input) -> Output, input: Input) -> Output {
    function(input)
}

/// Applies a function to a reaction.
///
/// The general form can't take a method of an actor-isolated type: its type and the parameter's
/// differ in isolation, which a generic parameter does not bridge but a function parameter does.
@inlinable
public func § <Value, Output>(
    function: (@escaping (Value) -> Void) -> Output, reaction: @escaping (Value) -> Void
) -> Output {
    function(reaction)
}

/// Applies a function to a reaction that takes no value, such as `§ { … }` or `inAnyCase § react`.
@inlinable
public func § <Output>(
    function: (@escaping () -> Void) -> Output, reaction: @escaping () -> Void
) -> Output {
    function(reaction)
}
