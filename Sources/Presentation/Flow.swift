/// Follows the flows that a feature asks for: its ways out, towards places it does not know.
@MainActor
public protocol FlowRouting<Flow>: AnyObject {
    /// The ways out of the feature.
    associatedtype Flow
    /// Leads to the place of the flow, or does nothing if that no longer exists.
    func route(_ flow: Flow)
}
