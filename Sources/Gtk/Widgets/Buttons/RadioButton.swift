import CGtk

final class RadioButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_radio_button_new(nil) }

    /// Makes a button of a group.
    ///
    /// - Parameter member: any button of the group to join.
    convenience init(_ label: String, joining member: RadioButton) {
        self.init(label)
        gtk_radio_button_join_group(cast(), member.cast())
        isPlain = false
    }

    /// Whether it is a dot and words, instead of a button that stays pressed.
    final var isPlain: Bool {
        get { gtk_toggle_button_get_mode(cast()) != 0 }
        set { gtk_toggle_button_set_mode(cast(), newValue.gboolean) }
    }
}
