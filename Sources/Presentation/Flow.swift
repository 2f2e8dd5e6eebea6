/// A way out of a feature, towards a place that the feature does not know. Each feature has its own,
/// and the program leads there.
public protocol Flow {}

/// Follows the flows that coordinators of different features ask for.
public protocol FollowsFlows: AnyObject {
    /// Leads to the place; does nothing where it is gone by then.
    func follow(_ flow: any Flow)
}
