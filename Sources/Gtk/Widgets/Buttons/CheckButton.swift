import CGtk

/// A button that can be ticked.
open class CheckButton: ToggleButton {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_check_button_new() }
}
