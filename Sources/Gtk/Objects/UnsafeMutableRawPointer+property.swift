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

nonisolated extension String {
    /// Copies a string that C handed over, and frees it.
    init?(owning text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        defer { g_free(text) }
        self.init(cString: text)
    }

    /// Copies a string that C keeps.
    init?(borrowing text: UnsafePointer<CChar>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}

nonisolated extension [UInt8] {
    /// Copies the bytes of a string that C handed over, such as a path, which need not be text, and
    /// frees it.
    init?(owning text: UnsafeMutablePointer<CChar>?) {
        defer { g_free(text) }
        self.init(borrowing: text)
    }

    /// Copies the bytes of a string that C keeps.
    init?(borrowing text: UnsafePointer<CChar>?) {
        guard let text else { return nil }
        self.init(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }
}
