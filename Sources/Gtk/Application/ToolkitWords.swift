/// The few words that widgets say by themselves: English, until a program that speaks another language
/// says them at its start.
public enum ToolkitWords {
    /// The tooltip of an entry that shows only the beginning of a text.
    public static var tooLongToEdit = "This text is too long to be edited here"

    /// Why an address was not opened.
    public static var noProgramToOpen =
        "No program is there to open it. Install one, or choose one in the desktop’s settings."
}
