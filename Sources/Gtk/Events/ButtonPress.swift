import CGtk

/// The press of a mouse button.
public struct ButtonPress: Hashable {
    /// The number of the button: 1 is the primary, 3 the secondary one; see also `back` and
    /// `forward`.
    public let button: Int
    /// The number of clicks: 1 for a click, 2 for the second of a double click.
    public let clicks: Int
    /// The horizontal place, in pixels from the corner of the widget's window.
    let x: Double
    /// The vertical place, in pixels from the corner of the widget's window.
    let y: Double
    let modifiers: Modifiers

    /// The button that opens context menus.
    static let secondary = 3
    /// The button beside the thumb that goes back.
    public static let back = 8
    /// The button beside the thumb that goes forward.
    public static let forward = 9

    init(_ event: GdkEventButton) {
        button = Int(event.button)
        clicks = event.type == GDK_2BUTTON_PRESS ? 2 : event.type == GDK_3BUTTON_PRESS ? 3 : 1
        x = event.x
        y = event.y
        modifiers = Modifiers(rawValue: event.state).intersection(.all)
    }
}
