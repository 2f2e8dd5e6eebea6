import CGtk

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
