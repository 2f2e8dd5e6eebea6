public import Domain
public import EntryFeature
public import Presentation
import Testing

/// Records the places that a coordinator of entries leads to.
@MainActor
public final class FlowsSpy: FlowRouting {
    public private(set) var routed: [EntryFlow] = []

    public init() {}

    /// The entries that were added in forms. Any other flow fails the test.
    public var added: [EntryID] {
        routed.compactMap { flow in
            if case .added(let id) = flow { return id }
            Issue.record("Only entries that were added were expected, and came: \(flow)")
            return nil
        }
    }

    public func route(_ flow: EntryFlow) { routed.append(flow) }
}
