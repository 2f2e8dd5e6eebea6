public import Domain
public import EntryFeature
public import Presentation
import Testing

/// Records the places that a coordinator of entries leads to. If the test reads none of them, only
/// entries that were added are expected.
@MainActor
public final class FlowsSpy: FlowRouting {
    private var flows: [EntryFlow] = []
    private var wasRead = false
    private let test = Test.current?.name ?? "no test"

    public init() {}

    isolated deinit {
        if !wasRead { _ = added }
    }

    public var routed: [EntryFlow] {
        wasRead = true
        return flows
    }

    /// The entries that were added in forms. Any other flow fails the test.
    public var added: [EntryID] {
        routed.compactMap { flow in
            if case .added(let id) = flow { return id }
            Issue.record("Only entries that were added were expected, and came in \(test): \(flow)")
            return nil
        }
    }

    public func route(_ flow: EntryFlow) { flows.append(flow) }
}
