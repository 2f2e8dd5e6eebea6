import CGtk

/// An icon of the desktop's theme. Give it an accessible name unless it only decorates.
open class Image: Widget {
    /// The icon of this name, as large as on buttons.
    public init(iconName: String) {
        super.init(gtk_image_new_from_icon_name(iconName, GTK_ICON_SIZE_BUTTON))
    }

    /// The size in pixels, in place of the one of buttons; -1 goes back to that.
    public final var pixelSize: Int {
        get { Int(gtk_image_get_pixel_size(cast())) }
        set { gtk_image_set_pixel_size(cast(), Int32(newValue)) }
    }
}
