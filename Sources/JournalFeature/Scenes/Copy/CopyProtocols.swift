public import Presentation

/// Puts entries onto the clipboard.
public protocol CopiesEntries: Viewable {
    /// Puts a calendar beside the text of a row, unless the clipboard has changed since.
    func copy(_ text: String, with calendar: [UInt8])
}

/// A row whose text is on the clipboard, or that is dragged or sent.
public struct EntryReference: Hashable, Sendable {
    let id: String
    public let text: String
    /// Whether the row stands for all legs of a journey.
    let isOfJourney: Bool

    public init(id: String, text: String, isOfJourney: Bool) {
        (self.id, self.text, self.isOfJourney) = (id, text, isOfJourney)
    }
}
