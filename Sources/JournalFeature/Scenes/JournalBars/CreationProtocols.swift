public import Presentation
public import Signals

/// Offers to make the journal's folder.
public protocol DisplaysCreation: DisplaysFailure {
    /// - Parameter isOffered: whether there is no folder.
    func offerToCreateJournal(_ isOffered: Bool)
}

/// Where a person asks for a new journal folder.
public protocol CreationPage: AnyObject {
    var signalCreateJournal: Signal<Void> { get }
}
