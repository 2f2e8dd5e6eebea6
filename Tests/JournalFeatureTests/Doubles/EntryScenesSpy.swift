import Domain
import JournalFeature
import Presentation
import TestSupport

/// The screens of the entries, as far as the journal's coordinator leads to them.
final class EntryScenesSpy: EntryScenes {
    enum Message: Equatable {
        case open(EntryID, EntryKind, NavigationTransition, canGoBack: Bool)
        case close
        case edit(EntryID, EntryKind)
        case addFilm
        case addTrip
    }

    let messages = Messages<Message>()
    /// The way back from the page opened last.
    private(set) var back: (() -> Void)?

    func open(
        _ id: EntryID, _ kind: EntryKind, transition: NavigationTransition, back: (() -> Void)?
    ) async {
        self.back = back
        messages.append(.open(id, kind, transition, canGoBack: back != nil))
    }

    func close() { messages.append(.close) }
    func edit(_ id: EntryID, _ kind: EntryKind) { messages.append(.edit(id, kind)) }
    func addFilm() { messages.append(.addFilm) }
    func addTrip() { messages.append(.addTrip) }
}
