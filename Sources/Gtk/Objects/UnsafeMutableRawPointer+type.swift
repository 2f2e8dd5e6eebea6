import CGtk

nonisolated extension UnsafeMutableRawPointer {
    /// Whether an instance of GObject is one of a type, or of one that comes from it.
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
