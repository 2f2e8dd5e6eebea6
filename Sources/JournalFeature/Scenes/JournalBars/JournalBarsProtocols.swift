public import Presentation
public import Signals

/// Shows, in bars over the window, what there is to know about the journal as a whole.
public protocol DisplaysBars: DisplaysFailure {
    /// - Parameter condition: nil if the folder is as it should be.
    func showCondition(_ condition: FailureViewModel?)
    /// Whether entries can be added, edited, deleted and put back. Once they can, failures that came
    /// from it are dismissed.
    func allowChanges(_ availability: Availability)
    /// - Parameter files: nil if every file can be read.
    func showUnreadableFiles(_ files: UnreadableFilesViewModel?)
    /// Says what was done, undone or redone.
    ///
    /// - Parameter undo: nil if there is nothing to say any more.
    func showUndo(_ undo: UndoViewModel?)
    /// Names the steps that Undo and Redo are about, whether a bar says so or not.
    func nameUndo(_ names: UndoNamesViewModel)
}

/// The requests that a person makes in the bars and on the empty page.
public protocol JournalBarsPage: AnyObject {
    /// The id of the entry to be deleted.
    var signalDelete: Signal<String> { get }
    /// The id of a leg of the journey to be deleted.
    var signalDeleteJourney: Signal<String> { get }
    /// The latest step is to be undone.
    var signalUndo: Signal<Void> { get }
    /// The step that was undone last is to be redone.
    var signalRedo: Signal<Void> { get }
    var signalUndoDismissed: Signal<Void> { get }
    var signalOpenSample: Signal<Void> { get }
    /// Whether the keyboard is in a text, each time that is different.
    var signalTyping: Signal<Bool> { get }
}

public struct UnreadableFilesViewModel: Hashable, Sendable {
    /// Such as "2 files of the journal cannot be read."
    public let title: String
    /// Such as "They stay as they are."
    public var detail: String = ""
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
    /// Empty where the title says all.
    public let detail: String
    public let offers: Offer

    /// The action of the bar's button.
    public enum Offer: Hashable, Sendable { case undo, redo, nothing }

    package init(title: String, detail: String = "", offers: Offer = .undo) {
        self.title = title
        self.detail = detail
        self.offers = offers
    }
}

/// The names of Undo and Redo in a menu, and the subject of their keys.
public struct UndoNamesViewModel: Hashable, Sendable {
    /// Such as "Undo Delete"; nil where there is nothing to undo.
    public let undo: String?
    /// Such as "Redo Delete"; nil where there is nothing to redo.
    public let redo: String?
    /// Whether their keys, and Ctrl+Delete, are about the text that is being typed, and not about
    /// entries.
    public let keysAreForText: Bool

    public init(undo: String? = nil, redo: String? = nil, keysAreForText: Bool = false) {
        self.undo = undo
        self.redo = redo
        self.keysAreForText = keysAreForText
    }
}
