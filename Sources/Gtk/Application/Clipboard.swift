import CGtk

/// The clipboard, by which text is copied from one program to another.
public enum Clipboard {
    /// The text on the clipboard, as far as this program put it there.
    public private(set) static var text = ""

    /// Puts a text onto the clipboard.
    public static func copy(_ text: String) {
        self.text = text
        guard let clipboard = gtk_clipboard_get_default(gdk_display_get_default()) else { return }
        gtk_clipboard_set_text(clipboard, text, -1)
    }
}
