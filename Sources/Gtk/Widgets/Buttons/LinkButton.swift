import CGtk

/// A text that leads to a page which another program shows.
open class LinkButton: Button {
    override class func make() -> UnsafeMutablePointer<GtkWidget> {
        gtk_link_button_new_with_label("", "")
    }

    /// Where the link leads. Whoever sets it has made sure that the desktop may open it.
    public final var address: String {
        get { String(borrowing: gtk_link_button_get_uri(cast())) ?? "" }
        set {
            gtk_link_button_set_uri(cast(), newValue)
            gtk_link_button_set_visited(cast(), 0)
        }
    }

    /// Called when a person followed the link, instead of having the desktop open it at once.
    public final func onFollow(_ handler: @escaping (String) -> Void) {
        SignalConnection.connectQuestion(pointer, "activate-link") { [weak self] in
            if let self { handler(address) }
            return true
        }
    }
}
