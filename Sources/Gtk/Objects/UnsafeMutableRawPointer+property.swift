import CGtk

extension UnsafeMutableRawPointer {
    /// Sets a property of this object for which GTK has no function.
    func setProperty(_ name: String, of type: GType, _ fill: (inout GValue) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        fill(&value)
        g_object_set_property(assumingMemoryBound(to: GObject.self), name, &value)
    }
}
