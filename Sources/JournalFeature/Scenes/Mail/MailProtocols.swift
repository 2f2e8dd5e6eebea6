public import Presentation

/// Passes entries to the person's mail program.
public protocol MailsEntries: DisplaysFailure {
    /// Passes a message to the mail program, to be addressed and sent there.
    ///
    /// - Parameter ended: is called once with the outcome.
    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void)
}

/// A mail with entries, for another person to read.
public struct EntryMessage: Hashable, Sendable {
    /// The entries in one line.
    public let subject: String
    public let text: String
    /// The file name of the attached calendar.
    public let fileName: String
    /// The bytes of an iCalendar file.
    public let calendar: [UInt8]
}

/// The outcome of passing on a message.
public enum MailOutcome: Hashable, Sendable {
    /// The mail program has the message.
    case handedOn
    /// The person cancelled it.
    case cancelled
    /// The mail program could not be used, for the desktop's reason if it gives one.
    case failed(String?)
}
