/// Makes a reaction of a method of `owner` that does not retain the owner.
///
/// A plain `owner.method` holds its owner; subscribed by that very owner, it would keep itself
/// alive for good. So: `subscriptions += signal.onReception § eachTime § weakly(self, Page.show)`.
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
