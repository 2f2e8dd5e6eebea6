public import Signals

/// A form that is open, whatever it is about.
public protocol OpenForm: AnyObject {
    /// The draft is to be saved.
    var signalSave: Signal<Void> { get }
    /// Somebody wants to leave the form; it stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    /// The answer about unsaved text.
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { get }
    /// The answers about fields that were also changed elsewhere, all of them at once.
    var signalConflictAnswers: Signal<[ConflictAnswer]> { get }
    /// The draft is to become an entry of its own.
    var signalSaveAsNew: Signal<Void> { get }
    /// Asks what is to become of what was typed.
    func ask(_ question: UnsavedQuestion)
    /// Asks which texts are kept.
    func ask(_ question: ConflictQuestion)
    /// Says why saving did not succeed; what was typed stays.
    func show(_ failure: FailureViewModel)
    /// The same, where there is nothing left to save it into: it can become a new entry.
    func offerSavingAsNew(_ failure: FailureViewModel)
    /// Takes the form off the screen.
    func dismiss()
}
