import CGtk

nonisolated extension UnsafeMutableRawPointer {
    /// Returns whether a GObject is an instance of a type or of a subtype.
    func isInstance(of type: GType) -> Bool {
        g_type_check_instance_is_a(assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
}

nonisolated extension UnsafeMutablePointer<GList>? {
    var elements: [UnsafeMutableRawPointer] {
        sequence(first: self) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { $0?.pointee.data }
    }
}
