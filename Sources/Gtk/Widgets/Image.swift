import CGtk

/// An icon of the desktop's theme. Give it an accessible name unless it is only decoration.
open class Image: Widget {
    /// Makes an image of the icon of this name, in the size of icons on buttons.
    public init(iconName: String) {
        super.init(gtk_image_new_from_icon_name(iconName, GTK_ICON_SIZE_BUTTON))
    }

    /// The size in pixels, or -1 for that of icons on buttons.
    public final var pixelSize: Int {
        get { Int(gtk_image_get_pixel_size(cast())) }
        set { gtk_image_set_pixel_size(cast(), Int32(newValue)) }
    }
}
