public import Presentation
public import Signals

/// Offers to create the journal's folder.
public protocol DisplaysCreation: DisplaysFailure {
    /// - Parameter isOffered: whether the folder is missing.
    func offerToCreateJournal(_ isOffered: Bool)
}

/// The request that a person makes for a new journal folder.
public protocol CreationPage: AnyObject {
    var signalCreateJournal: Signal<Void> { get }
}
