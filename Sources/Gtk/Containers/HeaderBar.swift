import CGtk

/// A title bar with room for widgets at both ends.
open class HeaderBar: Container {
    /// Makes a bar with a title in the middle, or none.
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

    /// The smaller text below the title, as plain text.
    public final var subtitle: String? {
        get { String(borrowing: gtk_header_bar_get_subtitle(cast())) }
        set { gtk_header_bar_set_subtitle(cast(), newValue.map(ShownText.line)) }
    }

    /// Puts a widget in the place of the title, which is then hidden.
    public final func setTitleWidget(_ widget: Widget) {
        adopt(widget)
        gtk_header_bar_set_custom_title(cast(), widget.cast())
    }

    /// Whether the window's buttons are shown here.
    public final var showsCloseButton: Bool {
        get { gtk_header_bar_get_show_close_button(cast()) != 0 }
        set { gtk_header_bar_set_show_close_button(cast(), newValue.gboolean) }
    }

    /// Whether only the close button of the window's buttons is shown, at the side of the desktop's
    /// setting.
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

    /// Adds a widget at the start of the bar, after those that were added before.
    public final func packStart(_ child: Widget) {
        adopt(child)
        gtk_header_bar_pack_start(cast(), child.cast())
    }

    /// Adds a widget at the end of the bar, before those that were added before.
    public final func packEnd(_ child: Widget) {
        adopt(child)
        gtk_header_bar_pack_end(cast(), child.cast())
    }
}
