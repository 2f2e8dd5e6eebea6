import CGtk

/// A mouse button going down.
public struct ButtonPress: Hashable {
    /// 1 is the primary, 3 the secondary button; see also `back` and `forward`.
    public let button: Int
    /// 1 for a click, 2 for the second of a double click.
    public let clicks: Int
    /// In pixels from the corner of the widget's window.
    let x: Double
    /// In pixels from the corner of the widget's window.
    let y: Double
    /// The modifier keys held down.
    let modifiers: Modifiers

    /// The button that opens context menus.
    static let secondary = 3
    /// The button beside the thumb that goes back.
    public static let back = 8
    /// The one beside that.
    public static let forward = 9

    init(_ event: GdkEventButton) {
        button = Int(event.button)
        clicks = event.type == GDK_2BUTTON_PRESS ? 2 : event.type == GDK_3BUTTON_PRESS ? 3 : 1
        x = event.x
        y = event.y
        modifiers = Modifiers(rawValue: event.state).intersection(.all)
    }
}
