import Domain
import EntryFeature
import Presentation

/// Records the places that a coordinator leads to.
final class FlowsSpy: FlowRouting {
    private(set) var routed: [EntryFlow] = []

    var added: [EntryID] {
        routed.compactMap { if case .added(let id) = $0 { id } else { nil } }
    }

    func route(_ flow: EntryFlow) { routed.append(flow) }
}
