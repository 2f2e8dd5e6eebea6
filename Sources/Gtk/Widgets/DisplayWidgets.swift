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

/// A bar that shows the share of work that is done.
public final class ProgressBar: Widget {
    /// Makes an empty bar.
    public init() { super.init(gtk_progress_bar_new()) }

    /// The share that is done, from 0 to 1.
    public var fraction: Double {
        get { gtk_progress_bar_get_fraction(cast()) }
        set { gtk_progress_bar_set_fraction(cast(), newValue) }
    }

    /// Shows that work goes on whose share is not known.
    public func pulse() { gtk_progress_bar_pulse(cast()) }
}

/// A line between widgets.
public final class Separator: Widget {
    /// Makes a line in a direction.
    public init(_ orientation: Orientation = .horizontal) {
        super.init(gtk_separator_new(orientation.gtk))
    }
}
