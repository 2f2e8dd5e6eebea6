import CGtk

/// A title bar with room for widgets at both ends.
open class HeaderBar: Container {
    /// A bar with a title in the middle, or none.
    public init(title: String? = nil, subtitle: String? = nil) {
        super.init(gtk_header_bar_new())
        self.title = title
        self.subtitle = subtitle
    }

    /// The title, as plain text.
    public final var title: String? {
        get { String(borrowing: gtk_header_bar_get_title(cast())) }
        set { gtk_header_bar_set_title(cast(), newValue.map(ShownText.line)) }
    }

    /// Smaller text below the title, as plain text.
    public final var subtitle: String? {
        get { String(borrowing: gtk_header_bar_get_subtitle(cast())) }
        set { gtk_header_bar_set_subtitle(cast(), newValue.map(ShownText.line)) }
    }

    /// Stands in the place of the title, which is not shown then.
    public final func setTitleWidget(_ widget: Widget) {
        adopt(widget)
        gtk_header_bar_set_custom_title(cast(), widget.cast())
    }

    /// Whether the window's buttons are shown here.
    public final var showsCloseButton: Bool {
        get { gtk_header_bar_get_show_close_button(cast()) != 0 }
        set { gtk_header_bar_set_show_close_button(cast(), newValue.gboolean) }
    }

    /// Whether of the window's buttons only the one that closes it is there, at the side where the
    /// desktop has it.
    public final var hasOnlyCloseButton = false {
        didSet {
            guard hasOnlyCloseButton != oldValue else { return }
            gtk_header_bar_set_decoration_layout(
                cast(), hasOnlyCloseButton ? Self.layoutOfCloseButton : nil)
        }
    }

    private static var layoutOfCloseButton: String {
        let sides = (Settings.text("gtk-decoration-layout") ?? ":close").split(
            separator: ":", omittingEmptySubsequences: false)
        return sides.map { $0.split(separator: ",").contains("close") ? "close" : "" }.joined(
            separator: ":")
    }

    /// The first one packed stands outermost, at the start of the bar.
    public final func packStart(_ child: Widget) {
        adopt(child)
        gtk_header_bar_pack_start(cast(), child.cast())
    }

    /// The first one packed stands outermost.
    public final func packEnd(_ child: Widget) {
        adopt(child)
        gtk_header_bar_pack_end(cast(), child.cast())
    }
}
