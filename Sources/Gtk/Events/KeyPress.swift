import CGtk

/// The press of a key. Use it only while the closure that received it runs.
public struct KeyPress {
    /// The key that was pressed.
    public let key: Key
    /// The modifier keys that are held down.
    public let modifiers: Modifiers

    /// Whether the key is Enter, on the main part or the keypad, without a modifier.
    var isEnter: Bool {
        modifiers.isEmpty && [.enter, .keypadEnter].contains(key)
    }

    /// The text that it types, or `nil` if it types none, or is held with more than Shift.
    public var text: String? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        return key.character.map { String($0) }
    }

    /// The event of GDK, to be passed on to a search entry.
    let event: UnsafeMutablePointer<GdkEventKey>

    init(_ event: UnsafeMutablePointer<GdkEventKey>) {
        self.event = event
        key = Key(rawValue: event.pointee.keyval)
        modifiers = Modifiers(rawValue: event.pointee.state).intersection(.all)
    }
}
