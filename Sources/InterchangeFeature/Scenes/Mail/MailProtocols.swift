public import Presentation
public import Signals

/// Hands entries to the program by which a person writes e-mail.
public protocol MailsEntries: DisplaysFailure {
    /// Hands a message on, to be addressed and sent there.
    ///
    /// - Parameter ended: called once with what became of it.
    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void)
}

/// The requests that a person makes of rows.
public protocol MailPage: AnyObject {
    /// A row is to be sent.
    var signalMailed: Signal<CopiedRow> { get }
}

/// Entries as somebody else gets them.
public struct EntryMessage: Hashable, Sendable {
    /// What they are, in a line.
    public let subject: String
    public let text: String
    /// What the calendar with them is called as a file.
    public let fileName: String
    /// The bytes of an iCalendar file.
    public let calendar: [UInt8]
}

/// What became of a message.
public enum MailOutcome: Hashable, Sendable {
    /// A program has it.
    case handedOn
    /// The person thought better of it.
    case cancelled
    /// With the reason as the desktop says it, where it says one.
    case failed(String?)
}
