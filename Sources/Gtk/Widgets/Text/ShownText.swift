/// A text as widgets prepare it to be shown.
///
/// A label lays out its whole text at once, again for each size it is asked for, and the time grows
/// with the square of the length. So labels, titles, rows, buttons, tooltips and names for assistive
/// technology never take more than they have room for, whatever the text is and wherever it comes
/// from. What is typed, and the whole of a long text, belongs into a `TextView`.
public enum ShownText {
    /// Asked for every text that a widget is about to show, with the number of Unicode scalars that
    /// it has room for. It changes nothing until the program sets it.
    public static var shorten: (_ text: String, _ scalars: Int) -> String = { text, _ in text }

    /// How much a label shows unless it says otherwise, in Unicode scalars.
    static let longestLabel = 500
    /// How much there is room for on one line: a title, a row, a button, a name.
    static let longestLine = 300

    static func label(_ text: String) -> String { shorten(text, longestLabel) }

    static func line(_ text: String) -> String { shorten(text, longestLine) }
}
