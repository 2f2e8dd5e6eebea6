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
    /// Moves the keyboard to the first field that something is wrong with, unless it is there.
    func focusFirstWrongField()
    /// Takes the form off the screen.
    func dismiss()
}

extension FailureViewModel {
    /// Why a form was not saved.
    ///
    /// - Parameters:
    ///   - noun: what the form is about, such as "film".
    ///   - gone: how the list named what the form was opened with, where that was deleted.
    public init(
        notSaving error: any Error, aboutThe noun: String, gone: String? = nil
    ) {
        self.init(
            title: "The \(noun) was not saved.",
            reason: gone.map {
                "“\($0.displayIsolated)” was deleted elsewhere while this form was open."
            } ?? "\(error)")
    }
}

extension OpenForm {
    /// Says why saving failed, and what can be done about it: answer what has to be decided, or make
    /// an entry of its own of what was typed.
    ///
    /// - Parameters:
    ///   - noun: what the form is about, such as "film".
    ///   - gone: how the list named what the form was opened with, where that was deleted.
    public func tell(_ error: any Error, aboutThe noun: String, gone: String? = nil) {
        let failure = FailureViewModel(notSaving: error, aboutThe: noun, gone: gone)
        if let conflicts = (error as? UnansweredConflicts)?.conflicts {
            ask(ConflictQuestion(aboutThe: noun, conflicts))
        } else if gone != nil {
            offerSavingAsNew(failure)
        } else {
            show(failure)
        }
    }
}
