import CGtk

nonisolated extension String {
    /// A copy of a string that C handed over, which is freed.
    init?(owning text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        defer { g_free(text) }
        self.init(cString: text)
    }

    /// A copy of a string that C keeps.
    init?(borrowing text: UnsafePointer<CChar>?) {
        guard let text else { return nil }
        self.init(cString: text)
    }
}

nonisolated extension [UInt8] {
    /// The bytes of a string that C handed over, which is freed: a path need not be text.
    init?(owning text: UnsafeMutablePointer<CChar>?) {
        defer { g_free(text) }
        self.init(borrowing: text)
    }

    /// A copy of the bytes of a string that C keeps.
    init?(borrowing text: UnsafePointer<CChar>?) {
        guard let text else { return nil }
        self.init(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }
}
