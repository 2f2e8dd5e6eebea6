import CGtk

/// Keyboard shortcuts in the notation of GTK's accelerators.
public enum Accelerator {
    /// Returns a label such as "Ctrl+N" for `<Primary>n`, in the language of the desktop.
    public static func label(_ accelerator: String) -> String {
        var key: guint = 0
        var modifiers = GdkModifierType(rawValue: 0)
        gtk_accelerator_parse(accelerator, &key, &modifiers)
        return String(owning: gtk_accelerator_get_label(key, modifiers)) ?? accelerator
    }
}
