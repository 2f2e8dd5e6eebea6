public import Presentation
public import Signals

/// Offers unsaved content of a form.
public protocol DisplaysDrafts: AnyObject {
    /// - Parameter draft: the description of the draft, or `nil` if there is none to offer.
    func showDraft(_ draft: FailureViewModel?)
    /// Shows that the current draft is not stored, or that older drafts cannot be read.
    /// - Parameter trouble: `nil` once there is nothing to say any more.
    func showDraftTrouble(_ trouble: FailureViewModel?)
}

/// The answers that a person gives to the offer.
public protocol DraftsPage: AnyObject {
    /// Posts when the form is to be opened again.
    var signalContinueDraft: Signal<Void> { get }
    /// Posts when the draft is to be deleted.
    var signalDiscardDraft: Signal<Void> { get }
}
