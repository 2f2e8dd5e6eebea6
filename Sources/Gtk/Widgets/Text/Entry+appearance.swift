import CGtk

extension Entry {
    /// Puts an icon at the end of the entry, or takes it away. Its tooltip says what is meant.
    public final func setIcon(_ name: String?, tooltip: String? = nil) {
        gtk_entry_set_icon_from_icon_name(cast(), GTK_ENTRY_ICON_SECONDARY, name)
        if name != nil {
            gtk_entry_set_icon_tooltip_text(cast(), GTK_ENTRY_ICON_SECONDARY, tooltip)
        }
    }

    /// Called when a person clicked the icon.
    public final func onIconPress(_ handler: @escaping () -> Void) {
        SignalConnection.connect(pointer, "icon-press", integerAndEvent: { _ in handler() })
    }

    /// The width asked for, in characters; -1 for the usual.
    public final var widthChars: Int {
        get { Int(gtk_entry_get_width_chars(cast())) }
        set { gtk_entry_set_width_chars(cast(), Int32(newValue)) }
    }

    /// How many characters can be typed; 0 for any number.
    public final var maxLength: Int {
        get { Int(gtk_entry_get_max_length(cast())) }
        set { gtk_entry_set_max_length(cast(), Int32(newValue)) }
    }

    /// Whether a person can change the text.
    public final var isEditable: Bool {
        get { gtk_editable_get_editable(opaque) != 0 }
        set { gtk_editable_set_editable(opaque, newValue.gboolean) }
    }

    /// Where the cursor stands, in characters from the start.
    public final var cursorPosition: Int {
        get { Int(gtk_editable_get_position(opaque)) }
        set { gtk_editable_set_position(opaque, Int32(newValue)) }
    }

    /// Marks the whole text.
    public final func selectAll() { gtk_editable_select_region(opaque, 0, -1) }

    /// Moves the keyboard focus here without marking the text.
    public final func grabFocusWithoutSelecting() {
        gtk_entry_grab_focus_without_selecting(cast())
    }
}
