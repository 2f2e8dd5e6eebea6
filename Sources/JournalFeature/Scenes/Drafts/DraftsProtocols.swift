public import Presentation
public import Signals

/// Offers what was typed into a form and not saved.
public protocol DisplaysDrafts: AnyObject {
    /// - Parameter draft: says what it is; nil where there is none left to offer.
    func showDraft(_ draft: FailureViewModel?)
}

/// Where a person answers that offer.
public protocol DraftsPage: AnyObject {
    /// The form is wanted back, as it was.
    var signalContinueDraft: Signal<Void> { get }
    /// What was typed is not wanted any more.
    var signalDiscardDraft: Signal<Void> { get }
}
