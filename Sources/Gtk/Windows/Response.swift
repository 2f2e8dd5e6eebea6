import CGtk

/// The answer to a dialog or an info bar. Numbers from 1 up are the program's own.
public nonisolated struct Response: RawRepresentable, Hashable, Sendable {
    /// GTK's number, below zero, or one of the program's own.
    public let rawValue: Int32

    /// Takes the number as it is.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The person agreed, or chose.
    public static let accept = Response(rawValue: GTK_RESPONSE_ACCEPT.rawValue)
    /// The person wants nothing to happen.
    public static let cancel = Response(rawValue: GTK_RESPONSE_CANCEL.rawValue)
    /// The person has read it.
    public static let close = Response(rawValue: GTK_RESPONSE_CLOSE.rawValue)
}
