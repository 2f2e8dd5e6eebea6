import Domain
import EntryFeature
import FilmsFeature
import Presentation

/// Records the places that a coordinator leads to.
final class FlowsSpy: FlowRouting {
    private(set) var routed: [EntryFlow] = []
    private(set) var followedOfLists: [ListsFlow] = []

    var added: [EntryID] {
        routed.compactMap { if case .added(let id) = $0 { id } else { nil } }
    }

    func route(_ flow: any Flow) {
        if let flow = flow as? EntryFlow { routed.append(flow) }
        if let flow = flow as? ListsFlow { followedOfLists.append(flow) }
    }
}
