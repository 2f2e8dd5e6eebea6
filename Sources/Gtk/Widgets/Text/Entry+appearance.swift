import CGtk

extension Entry {
    /// The requested width, in characters; -1 for the default.
    public final var widthChars: Int {
        get { Int(gtk_entry_get_width_chars(cast())) }
        set { gtk_entry_set_width_chars(cast(), Int32(newValue)) }
    }

    /// Whether a person can change the text.
    public final var isEditable: Bool {
        get { gtk_editable_get_editable(opaque) != 0 }
        set {
            gtk_editable_set_editable(opaque, newValue.gboolean)
            setAccessibleState(.readOnly, on: !newValue)
        }
    }

    /// Selects a part of the text, by characters.
    public final func select(_ part: Range<Int>) {
        let start = text.prefix(part.lowerBound).unicodeScalars.count
        let end = text.prefix(part.upperBound).unicodeScalars.count
        gtk_editable_select_region(opaque, Int32(start), Int32(end))
    }

    /// Moves the keyboard focus here without selecting the text.
    public final func grabFocusWithoutSelecting() {
        gtk_entry_grab_focus_without_selecting(cast())
    }
}
