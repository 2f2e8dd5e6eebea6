/// Two references are the same if they are to the same wrapper.
extension Object: Hashable {
    public nonisolated static func == (left: Object, right: Object) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
