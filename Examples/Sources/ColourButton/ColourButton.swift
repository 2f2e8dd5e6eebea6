import CGtk
import Gtk

/// A button that opens GTK's choice of colours, of which `Gtk` has no wrapper.
final class ColourButton: Widget {
    init() {
        super.init(sinking: UnsafeMutableRawPointer(gtk_color_button_new()))
    }

    func onChoice(_ handler: @escaping (String) -> Void) {
        on("color-set") { [pointer] in
            var colour = GdkRGBA()
            gtk_color_chooser_get_rgba(OpaquePointer(pointer), &colour)
            guard let text = gdk_rgba_to_string(&colour) else { return }
            defer { g_free(text) }
            handler(String(cString: text))
        }
    }
}
