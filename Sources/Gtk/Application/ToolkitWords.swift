/// The words that widgets show by themselves: English, unless the program sets them at its start.
public enum ToolkitWords {
    /// The tooltip of an entry that shows only the beginning of a text.
    public static var tooLongToEdit = "This text is too long to edit here"

    /// The reason why an address was not opened.
    public static var noProgramToOpen = "No program is set up for this. Choose one in Settings."
}
