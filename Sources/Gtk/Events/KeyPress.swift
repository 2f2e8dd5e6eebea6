import CGtk

/// A key going down. Only good for as long as the closure that received it runs.
public struct KeyPress {
    public let key: Key
    public let modifiers: Modifiers

    /// GTK's event, for handing on to a search entry or a focus widget.
    let event: UnsafeMutablePointer<GdkEventKey>

    init(_ event: UnsafeMutablePointer<GdkEventKey>) {
        self.event = event
        key = Key(rawValue: event.pointee.keyval)
        modifiers = Modifiers(rawValue: event.pointee.state).intersection(.all)
    }
}
