public import Signals

/// Asks what has become of entries whose files have gone all at once.
public protocol DisplaysVanished: AnyObject {
    /// - Parameter isOffered: whether there are such entries.
    func offerToRemoveVanished(_ isOffered: Bool)
}

/// The page on which the user confirms that vanished entries are removed.
public protocol VanishedPage: AnyObject {
    var signalRemoveVanished: Signal<Void> { get }
}
