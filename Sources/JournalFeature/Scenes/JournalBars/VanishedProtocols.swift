/// Asks what has become of entries whose files have gone all at once.
public protocol DisplaysVanished: AnyObject {
    /// - Parameter isOffered: whether there are such entries.
    func offerToRemoveVanished(_ isOffered: Bool)
}
