public import Foundation
public import Presentation

/// Passes dragged entries to the program that they are dropped on.
public protocol HandsOutEntries: Viewable {
    /// Provides the entries for the drop. It is called again once their calendar is ready.
    func handOut(_ entries: HandedOutEntries)
}

/// The forms in which a dragged row is offered to other programs.
public struct HandedOutEntries: Hashable, Sendable {
    public let text: String
    /// The journal's own files, which are to be copied and never moved.
    public let files: [URL]
    /// The bytes of an iCalendar file with all entries, or `nil` until they are read.
    public let calendar: [UInt8]?
}
