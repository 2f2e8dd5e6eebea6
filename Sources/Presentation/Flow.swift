/// A way out of a feature, towards a place that the feature does not know. Each feature has its own
/// type, and the program leads there.
@MainActor
public protocol Flow {}

/// Follows the flows that coordinators of different features ask for.
@MainActor
public protocol FlowRouting: AnyObject {
    /// Leads to the place of the flow, or does nothing if that no longer exists.
    func route(_ flow: any Flow)
}
