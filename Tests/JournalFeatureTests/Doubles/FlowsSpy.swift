import Domain
import JournalFeature
import Presentation
import TestSupport

/// Records the places that the journal's coordinator leads to.
final class FlowsSpy: FlowRouting {
    enum Message: Equatable {
        case open(EntryID, EntryKind, NavigationTransition, canGoBack: Bool)
        case openJourney(EntryID, NavigationTransition, canGoBack: Bool)
        case close
        case edit(EntryID, EntryKind)
        case begin(EntryDerivation, EntryID, EntryKind)
    }

    let messages = Messages<Message>()
    /// The way back from the page that was opened last.
    private(set) var back: (() -> Void)?

    func route(_ flow: JournalFlow) {
        switch flow {
        case .open(let id, let kind, let transition, let back):
            self.back = back
            messages.append(.open(id, kind, transition, canGoBack: back != nil))
        case .openJourney(let id, let transition, let back):
            self.back = back
            messages.append(.openJourney(id, transition, canGoBack: back != nil))
        case .close: messages.append(.close)
        case .edit(let id, let kind): messages.append(.edit(id, kind))
        case .begin(let next, let id, let kind): messages.append(.begin(next, id, kind))
        }
    }
}
