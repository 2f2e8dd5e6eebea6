/// A view as its presenter knows it, by the values it can show. A presenter holds it weakly.
@MainActor
public protocol Viewable: AnyObject {}

/// Turns the contents of a model into values that a view shows, as long as the view exists. One
/// that has nothing to show before something happens needs no start, and is no `Presenting`.
@MainActor
public protocol Presenting: AnyObject {
    /// Shows the current values and each change from then on.
    func start() async
}

/// Leads to a screen and from it to others.
@MainActor
public protocol Coordinating: AnyObject {
    /// Shows the first screen; called once.
    func start() async
}

/// Follows the flows that a feature asks for: its ways out, towards places it does not know.
@MainActor
public protocol FlowRouting<Flow>: AnyObject {
    /// The ways out of the feature.
    associatedtype Flow
    /// Leads to the place of the flow, or does nothing if that no longer exists.
    func route(_ flow: Flow)
}
