/// Two references are the same if they are to the same wrapper.
extension Object: Hashable {
    /// Whether both are the same wrapper.
    public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

    /// Hashes which wrapper it is, not what it wraps.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
