import CGtk

/// An error of GTK or GIO, with a message for people in the language of the desktop.
public nonisolated struct SystemError: Error, Hashable, CustomStringConvertible {
    /// A sentence that says what went wrong.
    public let message: String
    /// The domain of the error, such as `g-io-error-quark`.
    public let domain: String
    let code: Int

    /// Whether the operation is not supported, such as moving to a trash on a volume without one.
    public var isNotSupported: Bool {
        domain == Self.name(g_io_error_quark()) && code == Int(G_IO_ERROR_NOT_SUPPORTED.rawValue)
    }

    /// The `errno` value, if the error is one about a file, or `nil`. The message may name a
    /// temporary file that the person did not choose.
    public var number: Int32? {
        guard domain == Self.name(g_file_error_quark()),
            code != Int(G_FILE_ERROR_FAILED.rawValue)
        else { return nil }
        return (1...Self.greatestNumber).first {
            Int(g_file_error_from_errno($0).rawValue) == code
        }
    }

    private static let greatestNumber: Int32 = 133

    /// The message, and nothing else, because people read it.
    public var description: String { message }

    /// Copies the error and frees it.
    init(consuming error: UnsafeMutablePointer<GError>) {
        message = String(borrowing: error.pointee.message) ?? ""
        domain = Self.name(error.pointee.domain)
        code = Int(error.pointee.code)
        g_error_free(error)
    }

    /// Makes the error of an `errno` value about a file.
    init(number: Int32) {
        message = String(borrowing: g_strerror(number)) ?? ""
        domain = Self.name(g_file_error_quark())
        code = Int(g_file_error_from_errno(number).rawValue)
    }

    private static func name(_ domain: GQuark) -> String {
        String(borrowing: g_quark_to_string(domain)) ?? ""
    }

    init(_ message: String) {
        self.message = message
        domain = ""
        code = 0
    }

    /// Calls a function that reports a `GError`, and throws it.
    static func check<Result>(
        _ call: (inout UnsafeMutablePointer<GError>?) -> Result
    ) throws(SystemError) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = call(&error)
        if let error { throw SystemError(consuming: error) }
        return result
    }
}
