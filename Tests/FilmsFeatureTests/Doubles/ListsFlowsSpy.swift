import FilmsFeature
import Presentation
import Testing

/// Records the places that the lists of films lead to. If the test reads none of them, none are
/// expected.
final class ListsFlowsSpy: FlowRouting {
    private var flows: [ListsFlow] = []
    private var wasRead = false

    isolated deinit {
        if !wasRead, let flow = flows.first { Issue.record("It led to \(flow).") }
    }

    var routed: [ListsFlow] {
        wasRead = true
        return flows
    }

    func route(_ flow: ListsFlow) { flows.append(flow) }
}
