import CGtk

/// A key going down. Only good for as long as the closure that received it runs.
public struct KeyPress {
    /// The key that went down.
    public let key: Key
    /// The modifier keys held down.
    public let modifiers: Modifiers

    /// Whether the key is Enter, wherever it is on the keyboard, without a modifier.
    var isEnter: Bool {
        modifiers.isEmpty && [.enter, .keypadEnter].contains(key)
    }

    /// The text that it types; nil where it types none, or is held with more than Shift.
    public var text: String? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        return key.character.map { String($0) }
    }

    /// GTK's event, for handing on to a search entry.
    let event: UnsafeMutablePointer<GdkEventKey>

    init(_ event: UnsafeMutablePointer<GdkEventKey>) {
        self.event = event
        key = Key(rawValue: event.pointee.keyval)
        modifiers = Modifiers(rawValue: event.pointee.state).intersection(.all)
    }
}
