import CGtk

/// A text that leads to a page which another program shows.
open class LinkButton: Button {
    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        gtk_link_button_new_with_label("", "")
    }

    /// The address of the link. The caller makes sure that the desktop may open it.
    public final var address: String {
        get { String(borrowing: gtk_link_button_get_uri(cast())) ?? "" }
        set {
            gtk_link_button_set_uri(cast(), newValue)
            gtk_link_button_set_visited(cast(), 0)
        }
    }

    /// Calls `handler` when a person follows the link, instead of opening it at once.
    public final func onFollow(_ handler: @escaping (String) -> Void) {
        on("activate-link") { [weak self] () -> Bool in
            if let self { handler(address) }
            return true
        }
    }
}
