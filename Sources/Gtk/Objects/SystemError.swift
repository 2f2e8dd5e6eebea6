import CGtk

/// An error of GTK or GIO, with its words for people, in the language of the desktop.
public nonisolated struct SystemError: Error, Hashable, CustomStringConvertible {
    /// A sentence that says what went wrong.
    public let message: String
    /// Which part of the system reports it, such as `g-io-error-quark`.
    public let domain: String
    /// Which error of the domain it is.
    let code: Int

    /// Whether it cannot be done there, such as moving to a trash where there is none.
    public var isNotSupported: Bool {
        domain == String(borrowing: g_quark_to_string(g_io_error_quark()))
            && code == Int(G_IO_ERROR_NOT_SUPPORTED.rawValue)
    }

    /// The error number of the system, where that is what is reported of a file. Its message may name a file
    /// that nobody chose, beside the one that is written.
    public var number: Int32? {
        guard domain == String(borrowing: g_quark_to_string(g_file_error_quark())),
            code != Int(G_FILE_ERROR_FAILED.rawValue)
        else { return nil }
        return (1...Self.greatestNumber).first {
            Int(g_file_error_from_errno($0).rawValue) == code
        }
    }

    private static let greatestNumber: Int32 = 133

    /// The message, and nothing else: people read it.
    public var description: String { message }

    /// Copies the error and frees it.
    init(consuming error: UnsafeMutablePointer<GError>) {
        message = String(borrowing: error.pointee.message) ?? ""
        domain = String(borrowing: g_quark_to_string(error.pointee.domain)) ?? ""
        code = Int(error.pointee.code)
        g_error_free(error)
    }

    /// The error of a number of the system, of a file.
    init(number: Int32) {
        message = String(borrowing: g_strerror(number)) ?? ""
        domain = String(borrowing: g_quark_to_string(g_file_error_quark())) ?? ""
        code = Int(g_file_error_from_errno(number).rawValue)
    }

    init(_ message: String) {
        self.message = message
        domain = ""
        code = 0
    }

    /// Calls a function that reports by a `GError`, and throws what it reports.
    static func check<Result>(
        _ call: (inout UnsafeMutablePointer<GError>?) -> Result
    ) throws(SystemError) -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = call(&error)
        if let error { throw SystemError(consuming: error) }
        return result
    }
}
