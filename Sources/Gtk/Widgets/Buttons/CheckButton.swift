import CGtk

/// Something to tick.
open class CheckButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_check_button_new() }
}
