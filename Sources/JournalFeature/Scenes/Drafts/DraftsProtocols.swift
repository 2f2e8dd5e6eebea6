public import Presentation

/// Offers unsaved content of a form.
public protocol DisplaysDrafts: AnyObject {
    /// - Parameter draft: the description of the draft, or `nil` if there is none to offer.
    func showDraft(_ draft: FailureViewModel?)
    /// Shows that the current draft is not stored, or that older drafts cannot be read.
    /// - Parameter trouble: `nil` once there is nothing to say any more.
    func showDraftTrouble(_ trouble: FailureViewModel?)
}
