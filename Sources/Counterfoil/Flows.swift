internal import Domain
internal import EntryFeature
internal import JournalFeature
internal import Presentation

/// Leads from one feature to another.
@MainActor
final class Flows: FollowsFlows {
    private let navigation: NavigationStack
    private var journal: JournalCoordinator?
    private var entries: [EntryKind: EntryCoordinator] = [:]

    init(navigation: NavigationStack) {
        self.navigation = navigation
    }

    /// The places to lead to; they in turn ask it to lead from one to another.
    func lead(to journal: JournalCoordinator, _ entries: [EntryKind: EntryCoordinator]) {
        self.journal = journal
        self.entries = entries
    }

    func follow(_ flow: any Flow) {
        switch flow {
        case let flow as JournalFlow: follow(flow)
        case let flow as EntryFlow: follow(flow)
        default: assertionFailure("Nobody follows \(flow).")
        }
    }

    /// Opens a form for a new entry.
    func add(_ kind: EntryKind) {
        Task { [entries] in await entries[kind]?.add() }
    }

    private func follow(_ flow: JournalFlow) {
        switch flow {
        case .open(let id, let kind, let transition, let back):
            for (other, coordinator) in entries where other != kind { coordinator.close() }
            Task { [entries] in
                await entries[kind]?.show(id, Entrance(transition, back: back))
            }
        case .close:
            for coordinator in entries.values { coordinator.close() }
            navigation.clear()
        case .edit(let id, let kind):
            Task { [entries] in await entries[kind]?.edit(id) }
        }
    }

    private func follow(_ flow: EntryFlow) {
        switch flow {
        case .related(let id, let origin): journal?.show(id, from: origin)
        case .added(let id): journal?.show(id)
        }
    }
}
