import CGtk

/// The answer to a dialog or an info bar. Positive numbers are the program's own.
public nonisolated struct Response: RawRepresentable, Hashable, Sendable {
    /// The number of a `GtkResponseType`, below zero, or one of the program's own.
    public let rawValue: Int32

    /// Makes a response of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The person confirms, or chooses.
    public static let accept = Response(rawValue: GTK_RESPONSE_ACCEPT.rawValue)
    /// The person gives up, and nothing should happen.
    public static let cancel = Response(rawValue: GTK_RESPONSE_CANCEL.rawValue)
    /// The person closes a message.
    public static let close = Response(rawValue: GTK_RESPONSE_CLOSE.rawValue)
}
