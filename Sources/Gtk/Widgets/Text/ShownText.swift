/// The texts of widgets, cut to the length that they have room for.
///
/// A label lays out its whole text at once, again for each size that is requested, and the time
/// grows with the square of the length. So labels, titles, rows, buttons, tooltips and accessible
/// names never take more than they have room for, whatever the text and its source. Use a
/// `TextView` for text that is typed, and for the whole of a long text.
public enum ShownText {
    /// Shortens a text for a widget that has room for a number of Unicode scalars. It changes
    /// nothing until the program sets it.
    public static var shorten: (_ text: String, _ scalars: Int) -> String = { text, _ in text }

    /// The default length of a label, in Unicode scalars.
    static let longestLabel = 500
    /// The length of a line, such as a title, a row, a button or a name, in Unicode scalars.
    static let longestLine = 300

    static func label(_ text: String) -> String { shorten(text, longestLabel) }

    static func line(_ text: String) -> String { shorten(text, longestLine) }
}
