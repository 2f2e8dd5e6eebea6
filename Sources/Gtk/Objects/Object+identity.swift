/// Equality by the identity of the wrapper.
extension Object: Hashable {
    /// Returns whether both are the same wrapper.
    public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

    /// Hashes the identity of the wrapper, not of the wrapped object.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
