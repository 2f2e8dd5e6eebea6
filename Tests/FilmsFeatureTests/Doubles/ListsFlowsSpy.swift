import FilmsFeature
import Presentation

/// Records the places that the lists of films lead to.
final class ListsFlowsSpy: FlowRouting {
    private(set) var routed: [ListsFlow] = []

    func route(_ flow: ListsFlow) { routed.append(flow) }
}
