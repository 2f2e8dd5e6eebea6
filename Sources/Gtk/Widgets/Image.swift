import CGtk

/// An icon of the desktop's theme. Give it an accessible name unless it only decorates.
open class Image: Widget {
    /// The sizes of the theme.
    public nonisolated enum Size: Sendable {
        /// 16, 16, 24, 32 and 48 pixels.
        case menu, button, toolbar, drag, dialog

        var gtk: GtkIconSize {
            switch self {
            case .menu: GTK_ICON_SIZE_MENU
            case .button: GTK_ICON_SIZE_BUTTON
            case .toolbar: GTK_ICON_SIZE_LARGE_TOOLBAR
            case .drag: GTK_ICON_SIZE_DND
            case .dialog: GTK_ICON_SIZE_DIALOG
            }
        }
    }

    /// The icon of this name, or none.
    public init(iconName: String? = nil, size: Size = .button) {
        super.init(gtk_image_new_from_icon_name(iconName, size.gtk))
    }

    /// The size in pixels, in place of a named one; -1 goes back to that.
    public final var pixelSize: Int {
        get { Int(gtk_image_get_pixel_size(cast())) }
        set { gtk_image_set_pixel_size(cast(), Int32(newValue)) }
    }
}
