/// A way out of a feature, towards a place the feature does not know. The program leads there.
public enum Flow: Hashable, Sendable {
    /// To another entry, from the one that is on show.
    case entry(id: String, from: String)
    case newFilm
    case newTrip
    case edit(id: String)
}

/// Follows the flows that coordinators of different features ask for.
public protocol FollowsFlows: AnyObject {
    /// Leads to the place; does nothing where it is gone by then.
    func follow(_ flow: Flow)
}
