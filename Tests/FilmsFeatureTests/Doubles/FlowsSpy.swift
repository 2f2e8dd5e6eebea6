import Presentation

final class FlowsSpy: FollowsFlows {
    private(set) var followed: [Flow] = []

    func follow(_ flow: Flow) { followed.append(flow) }
}
