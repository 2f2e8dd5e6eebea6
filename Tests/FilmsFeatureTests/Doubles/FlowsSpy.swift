import Domain
import EntryFeature
import FilmsFeature
import Presentation

/// Records the places that a coordinator leads to.
final class FlowsSpy: FlowRouting {
    private(set) var followed: [EntryFlow] = []
    private(set) var followedOfLists: [ListsFlow] = []

    var added: [EntryID] {
        followed.compactMap { if case .added(let id) = $0 { id } else { nil } }
    }

    func follow(_ flow: any Flow) {
        if let flow = flow as? EntryFlow { followed.append(flow) }
        if let flow = flow as? ListsFlow { followedOfLists.append(flow) }
    }
}
