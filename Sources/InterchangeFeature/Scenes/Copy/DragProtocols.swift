public import Foundation
public import Presentation
public import Signals

/// Gives what is dragged to the program that it is dropped on.
public protocol HandsOutEntries: Viewable {
    /// Has these entries ready for whoever they are dropped on. It comes again once there is more of them.
    func handOut(_ entries: HandedOutEntries)
}

/// The requests that a person makes with rows in their hand.
public protocol DragPage: AnyObject {
    /// A row began to be dragged.
    var signalDragged: Signal<CopiedRow> { get }
}

/// What a dragged row is to other programs.
public struct HandedOutEntries: Hashable, Sendable {
    public let text: String
    /// The journal's own, which are to be copied, and never moved.
    public let files: [URL]
    /// The bytes of an iCalendar file with all of them; nil as long as they have not been read.
    public let calendar: [UInt8]?
}
