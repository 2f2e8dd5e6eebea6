public import Signals

/// A form that is open, whatever its subject.
@MainActor
public protocol OpenForm: AnyObject {
    /// Sent when the draft is to be saved.
    var signalSave: Signal<Void> { get }
    /// Sent when the person wants to leave the form, which stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    /// Sends the answer about unsaved text.
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { get }
    /// Sends the answers about fields that were also changed elsewhere, all of them at once.
    var signalConflictAnswers: Signal<[ConflictAnswer]> { get }
    /// Sent when the draft is to become a new entry.
    var signalSaveAsNew: Signal<Void> { get }
    /// Asks whether unsaved text is kept.
    func ask(_ question: UnsavedQuestion)
    /// Asks which texts of conflicts are kept.
    func ask(_ question: ConflictQuestion)
    /// Shows why saving failed, and leaves the text in the form.
    func show(_ failure: FailureViewModel)
    /// Shows that the entry is gone, and offers to save the text as a new one.
    func offerSavingAsNew(_ failure: FailureViewModel)
    /// Moves the keyboard focus to the first field with a mistake, unless it is in such a field
    /// already.
    func focusFirstWrongField()
    /// Takes the form off the screen.
    func dismiss()
}
