public import Presentation

/// Offers to create the journal's folder.
public protocol DisplaysCreation: DisplaysFailure {
    /// - Parameter isOffered: whether the folder is missing.
    func offerToCreateJournal(_ isOffered: Bool)
}
