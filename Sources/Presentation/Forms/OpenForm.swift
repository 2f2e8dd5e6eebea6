public import Signals

/// A form that is open, whatever it is about.
public protocol OpenForm: AnyObject {
    /// What is typed is to be saved.
    var signalSave: Signal<Void> { get }
    /// Somebody wants to leave the form; it stays until it is dismissed.
    var signalCancel: Signal<Void> { get }
    /// What was answered about text that is not saved.
    var signalUnsavedAnswer: Signal<UnsavedAnswer> { get }
    /// What was answered about fields that were changed elsewhere too, all of them at once.
    var signalConflictAnswers: Signal<[ConflictAnswer]> { get }
    /// What is typed is to become an entry of its own.
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

extension OpenForm {
    /// Says why saving failed, and what can be done about it: answer what has to be decided, or make
    /// an entry of its own of what was typed.
    ///
    /// - Parameters:
    ///   - noun: what the form is about, such as "film".
    ///   - canSaveAsNew: whether what the form was opened with has gone.
    public func tell(
        _ failure: FailureViewModel, for error: any Error, aboutThe noun: String,
        canSaveAsNew: Bool
    ) {
        if let conflicts = (error as? UnansweredConflicts)?.conflicts {
            ask(ConflictQuestion(aboutThe: noun, conflicts))
        } else if canSaveAsNew {
            offerSavingAsNew(failure)
        } else {
            show(failure)
        }
    }
}
