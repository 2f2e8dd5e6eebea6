public import Presentation
public import Signals

/// Puts what is copied onto the clipboard.
public protocol CopiesEntries: Viewable {
    /// Puts a calendar beside the text of a row, unless something else was copied since.
    func copy(_ text: String, with calendar: [UInt8])
}

/// The requests that a person makes of rows.
public protocol CopyPage: AnyObject {
    /// A row was copied.
    var signalCopied: Signal<CopiedRow> { get }
}

/// A row whose text is on the clipboard, or that is dragged or sent.
public struct CopiedRow: Hashable, Sendable {
    let id: String
    public let text: String
    /// Whether it stands for all legs, where it is that of a journey.
    let isOfJourney: Bool

    public init(id: String, text: String, isOfJourney: Bool) {
        (self.id, self.text, self.isOfJourney) = (id, text, isOfJourney)
    }
}
