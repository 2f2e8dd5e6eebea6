import Domain
import EntryFeature
import FilmsFeature
import Presentation

/// Remembers where a coordinator asked to be led.
final class FlowsSpy: FollowsFlows {
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
