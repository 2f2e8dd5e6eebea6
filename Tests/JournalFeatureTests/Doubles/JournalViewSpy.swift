import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

/// A window that records the messages about the journal in one list, and posts a test's requests.
final class JournalViewSpy: DisplaysJournal, DisplaysSuggestions, DisplaysBanners,
    KnowsListedEntries
{
    enum Message: Equatable {
        case list(List)
        case mark(String?)
        case search(JournalFilter, String)
        case cleared
        case suggestions([SearchSuggestion])
        case condition(FailureViewModel?)
        case lateChanges(FailureViewModel)
        case changes(Availability)
        case unreadable(UnreadableFilesViewModel?)
        case creation(Bool)
        case removal(Bool)
        case reading(ReadingViewModel?)
        case undo(UndoViewModel?)
        case names(UndoNamesViewModel)
        case failure(FailureViewModel)
    }

    /// The content of a list, with the titles of rows in place of the rows.
    struct List: Equatable {
        var rows: [String] = []
        var count: String
        var state = JournalListViewModel.State.entries
        var offer = ""
        var isReordered = false
    }

    let messages = Messages<Message>()
    let events = JournalEvents()
    /// The ids of the shown list.
    var listed: [String] = []

    /// Whether the filter or search had changed, for each list that was shown.
    private(set) var others: [Bool] = []
    /// The ids of the entries that had changed, for each list that was shown.
    private(set) var changed: [Set<String>] = []
    /// The offers to add an entry, one for each list that was shown.
    private(set) var additions: [String] = []

    /// The doubts about the search, one for each list that was shown.
    private(set) var doubts: [SearchDoubtViewModel?] = []

    /// The rows that are shown, or `nil` before the first.
    private(set) var rows: (any JournalRows)?

    func showJournal(_ list: JournalListViewModel) {
        rows = list.rows
        doubts.append(list.doubt)
        additions.append(list.addition)
        others.append(list.isOther)
        changed.append(list.changed)
        messages.append(
            .list(
                List(
                    rows: (0..<list.rows.count).flatMap { list.rows.row(at: $0)?.words ?? [] },
                    count: list.count, state: list.state, offer: list.offer,
                    isReordered: list.isReordered)))
    }

    func entry(beside id: String, except gone: Set<String>) -> String? {
        guard let index = listed.firstIndex(of: id) else { return nil }
        return (listed[(index + 1)...] + listed[..<index].reversed()).first { !gone.contains($0) }
    }

    /// The requests for entries of the list, which tests wait for.
    private let asked = Messages<String>()
    /// The entry that the list would show first.
    var begins: String?

    func contains(_ id: String) async -> Bool {
        asked.append(id)
        return listed.contains(id)
    }

    /// Is called once, between the request for that entry and its answer.
    var whileBeginning: ((JournalViewSpy) -> Void)?

    func entryToShow(on today: CalendarDay?) async -> String? {
        let found = begins
        whileBeginning?(self)
        whileBeginning = nil
        return found
    }

    func untilAsked(_ count: Int) async { await asked.until(count: count) }

    func representsSingleEntry(_ id: String) -> Bool { alone.contains(id) }
    /// The rows that stand for a single leg of a journey.
    var alone: Set<String> = []

    func markEntry(_ id: String?) { messages.append(.mark(id)) }
    func showSearch(_ filter: JournalFilter, text: String) {
        messages.append(.search(filter, text))
    }
    func clearSearch() { messages.append(.cleared) }
    func showSuggestions(_ suggestions: [SearchSuggestion]) {
        messages.append(.suggestions(suggestions))
    }
    func showCondition(_ condition: FailureViewModel?) { messages.append(.condition(condition)) }
    func showLateChanges(_ message: FailureViewModel) { messages.append(.lateChanges(message)) }
    func allowChanges(_ availability: Availability) {
        messages.append(.changes(availability))
    }
    func showUnreadableFiles(_ files: UnreadableFilesViewModel?) {
        messages.append(.unreadable(files))
    }
    func offerToCreateJournal(_ isOffered: Bool) { messages.append(.creation(isOffered)) }
    func offerToRemoveVanished(_ isOffered: Bool) { messages.append(.removal(isOffered)) }
    func showReading(_ reading: ReadingViewModel?) { messages.append(.reading(reading)) }
    func showUndo(_ undo: UndoViewModel?) { messages.append(.undo(undo)) }
    func nameUndo(_ names: UndoNamesViewModel) { messages.append(.names(names)) }
    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
}

extension JournalRow {
    fileprivate var words: [String] { [heading, title].compactMap { $0 } }
}
