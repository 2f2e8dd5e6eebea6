public import Presentation

/// Shows messages about the whole journal, in bars over the window.
public protocol DisplaysBanners: DisplaysFailure {
    /// - Parameter condition: the problem of the folder, or `nil` if there is none.
    func showCondition(_ condition: FailureViewModel?)
    /// Shows that changes by other programs show late, until the person closes it.
    func showLateChanges(_ message: FailureViewModel)
    /// Makes adding, editing, deleting and undoing available, or insensitive with the reason. Once
    /// they are available, failures with that reason are dismissed.
    func allowChanges(_ availability: Availability)
    /// - Parameter files: the unreadable files, or `nil` if there are none.
    func showUnreadableFiles(_ files: UnreadableFilesViewModel?)
    /// Shows the step that was done, undone or redone.
    ///
    /// - Parameter undo: the step, or `nil` to hide it.
    func showUndo(_ undo: UndoViewModel?)
    /// Sets the names of the Undo and Redo commands, whether or not a bar shows a step.
    func nameUndo(_ names: UndoNamesViewModel)
}

/// Files, or lines of files, that cannot be used.
public struct UnreadableFilesViewModel: Hashable, Sendable {
    /// The number of files in words, such as "2 files of the journal cannot be read."
    public let title: String
    /// An explanation, such as "They stay as they are."
    public let detail: String
    /// The first files, as many as a person is likely to read.
    public let files: [File]
    /// The number of further files and the command that lists them, or `nil` if there are none.
    public let more: String?

    public struct File: Hashable, Sendable {
        public let name: String
        public let reason: String
    }
}

public struct UndoViewModel: Hashable, Sendable {
    /// The step, such as "“Brief Encounter (1945)” was moved to the trash."
    public let title: String
    /// An explanation, or empty if the title is enough.
    public var detail = ""
    public var offers = Offer.undo

    /// The action of the bar's button.
    public enum Offer: Hashable, Sendable { case undo, redo, nothing }
}

/// The names of Undo and Redo in a menu, and the subject of their keys.
public struct UndoNamesViewModel: Hashable, Sendable {
    /// The label of Undo, such as "Undo Delete", or `nil` if there is nothing to undo.
    public let undo: String?
    /// The label of Redo, such as "Redo Delete", or `nil` if there is nothing to redo.
    public let redo: String?
    /// Whether their keys, and Ctrl+Delete, apply to the text that is being typed instead of
    /// entries.
    public let keysAreForText: Bool

    public init(undo: String? = nil, redo: String? = nil, keysAreForText: Bool = false) {
        self.undo = undo
        self.redo = redo
        self.keysAreForText = keysAreForText
    }
}
