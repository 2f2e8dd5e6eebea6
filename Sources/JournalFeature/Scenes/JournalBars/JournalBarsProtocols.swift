public import Presentation
public import Signals

/// Shows, in bars over the window, what there is to know about the journal as a whole.
public protocol DisplaysBars: DisplaysFailure {
    /// Nil where the folder is as it should be.
    func showCondition(_ condition: FailureViewModel?)
    /// Nil where every file can be read.
    func showUnreadableFiles(_ files: UnreadableFilesViewModel?)
    /// Nil where there is nothing to undo.
    func showUndo(_ undo: UndoViewModel?)
}

/// What a person asks for by way of the bars and the empty page.
public protocol JournalBarsPage: AnyObject {
    /// The id of the entry to be deleted.
    var signalDelete: Signal<String> { get }
    var signalUndo: Signal<Void> { get }
    var signalUndoDismissed: Signal<Void> { get }
    var signalOpenSample: Signal<Void> { get }
}

public struct UnreadableFilesViewModel: Hashable, Sendable {
    /// Such as "2 files of the journal cannot be read."
    public let title: String
    /// No more of them than a person reads through.
    public let files: [File]
    /// How many more there are and where they are named, where there are more.
    public var more: String?

    public struct File: Hashable, Sendable {
        public let name: String
        public let reason: String
    }
}

public struct UndoViewModel: Hashable, Sendable {
    /// Such as "“Brief Encounter (1945)” was moved to the trash."
    public let title: String
}
