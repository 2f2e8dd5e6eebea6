import CGtk

/// Something to tick.
open class CheckButton: ToggleButton {
    public convenience init(check label: String) {
        self.init(button: gtk_check_button_new_with_label(label))
    }

    /// A check whose underlined letter, marked by `_`, ticks it.
    public convenience init(checkMnemonic label: String) {
        self.init(button: gtk_check_button_new_with_mnemonic(label))
    }
}
