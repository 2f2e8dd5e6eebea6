import CGtk

/// One of a group of buttons of which one is pressed.
final class RadioButton: ToggleButton {
    /// - Parameter member: any button of the group to join; `nil` begins a group.
    convenience init(_ label: String, joining member: RadioButton?) {
        self.init(
            button: gtk_radio_button_new_with_label_from_widget(member?.cast(), label))
        // Drawn as a plain button that stays pressed, without the dot.
        gtk_toggle_button_set_mode(cast(), 0)
    }
}
