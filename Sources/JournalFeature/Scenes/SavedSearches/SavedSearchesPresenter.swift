public import Domain
internal import Foundation
public import Presentation
internal import Signals
public import Wording

/// Saves searches under names, and searches for them again.
///
/// A search is saved once: saved under another name, it is renamed.
public final class SavedSearchesPresenter {
    private weak var view: (any DisplaysSavedSearches)?
    private weak var list: (any SearchesJournal)?
    private let journal: any StoresSearches & ReportsChanges
    private let words: Localizer
    /// The steps since the menu was opened, the last at the end.
    private var done: [Step] = []
    private var subscriptions = Subscriptions()

    private struct Step {
        let removed: [SavedSearch]
        let added: [SavedSearch]
        let news: String
        /// The message if the step fails.
        let failure: String
    }

    public init(
        view: any DisplaysSavedSearches, events: JournalEvents, list: any SearchesJournal,
        journal: any StoresSearches & ReportsChanges, words: Localizer
    ) {
        self.view = view
        self.list = list
        self.journal = journal
        self.words = words
        subscriptions += events.savedSearches.signal.onReception § eachTime
            § weakly(self) { $0.handle }
    }

    private func handle(_ request: SavedSearchesRequest) {
        switch request {
        case .open:
            done = []
            Task { [weak self] in await self?.show() }
        case .choose(let row):
            let (filter, search) = JournalFilter.parts(of: row.saved.kind, search: row.saved.search)
            list?.show(filter, search: search)
        case .save(let name):
            guard let search = present(named: name) else { return }
            Task { [weak self] in await self?.save(search) }
        case .delete(let row):
            let step = Step(
                removed: [row.saved], added: [], news: words.deletedSearch(row.name),
                failure: words.say("The saved search was not deleted."))
            Task { [weak self] in await self?.carryOut(step) }
        case .undo:
            Task { [weak self] in await self?.undo() }
        }
    }

    private func present(named name: String) -> SavedSearch? {
        list.flatMap {
            SavedSearch(
                name: name, kind: $0.currentQuery.filter.kind,
                search: $0.currentQuery.filter.search($0.currentQuery.search))
        }
    }

    private func save(_ search: SavedSearch) async {
        // If the searches cannot be read, writing reports the reason.
        let saved = (try? await journal.savedSearches()) ?? []
        guard !saved.contains(search) else { return await show() }
        let replaced = saved.filter { $0.name == search.name && $0 != search }
        let renamed = saved.filter { $0.asksTheSame(as: search) && $0 != search }
        let news =
            if let old = renamed.first {
                words.renamed(search: old.name, to: search.name)
            } else if replaced.isEmpty {
                words.savedSearch(search.name)
            } else {
                words.replacedSearch(search.name)
            }
        await carryOut(
            Step(
                removed: replaced + renamed, added: [search], news: news,
                failure: words.say("The search was not saved.")))
    }

    private func carryOut(_ step: Step) async {
        do throws(JournalError) {
            try await journal.changeSearches(removing: step.removed, adding: step.added)
            done.append(step)
            await show()
        } catch {
            await show(failure: words.failure(step.failure, because: error))
        }
    }

    private func undo() async {
        guard let step = done.popLast() else { return }
        do throws(JournalError) {
            try await journal.changeSearches(removing: step.added, adding: step.removed)
            await show()
        } catch {
            done.append(step)
            await show(
                failure: words.failure(
                    words.say("The saved searches were not restored."), because: error))
        }
    }

    private func show(failure: FailureViewModel? = nil) async {
        var (saved, failure): ([SavedSearch], FailureViewModel?) = ([], failure)
        do throws(JournalError) {
            saved = try await journal.savedSearches()
        } catch {
            failure =
                failure
                ?? words.failure(words.say("The saved searches cannot be read."), because: error)
        }
        view?.showSavedSearches(model(of: saved, failure))
    }

    private func model(
        of saved: [SavedSearch], _ failure: FailureViewModel?
    ) -> SavedSearchesViewModel {
        let whyReadOnly = words.whyReadOnly(journal.condition.folder)
        let search = list?.currentQuery.search ?? ""
        let present = present(named: search)
        let same = present.flatMap { present in saved.first { $0.asksTheSame(as: present) } }
        let deleted = Set(done.filter(\.added.isEmpty).flatMap(\.removed)).filter { gone in
            !saved.contains { $0.name == gone.name || $0.asksTheSame(as: gone) }
        }
        return SavedSearchesViewModel(
            rows: (saved + deleted).sorted(by: isBefore).map { search in
                SavedSearchViewModel(
                    name: search.name,
                    detail: [search.kind.map(words.listed) ?? "", search.search].listed,
                    deletion: words.deletion(ofSearch: search.name),
                    deleting: Availability(unless: whyReadOnly),
                    isDeleted: deleted.contains(search), saved: search)
            },
            news: failure.map { $0.title + "\n" + $0.reason } ?? done.last?.news,
            canUndo: failure == nil && !done.isEmpty,
            saving: Availability(
                unless: whyReadOnly ?? (present == nil ? words.nothingToSave : nil)),
            name: (same ?? present)?.name ?? "", isSaved: same != nil)
    }

    private func isBefore(_ one: SavedSearch, _ other: SavedSearch) -> Bool {
        let options: String.CompareOptions = [
            .caseInsensitive, .diacriticInsensitive, .numeric,
        ]
        return switch one.name.compare(other.name, options: options) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: (one.name, one.search) < (other.name, other.search)
        }
    }
}

public protocol DisplaysSavedSearches: Viewable {
    /// Replaces the content of the menu.
    func showSavedSearches(_ searches: SavedSearchesViewModel)
}

public enum SavedSearchesRequest: Hashable, Sendable {
    /// The menu was opened.
    case open
    case choose(SavedSearchViewModel)
    /// The present search is to be saved under a name.
    case save(String)
    case delete(SavedSearchViewModel)
    /// The last step since the menu was opened is to be undone.
    case undo
}

public struct SavedSearchesViewModel: Hashable, Sendable {
    public let rows: [SavedSearchViewModel]
    /// The message about the last step or its failure, or `nil` if there is none.
    public let news: String?
    public let canUndo: Bool
    /// Whether the present search can be saved, or the reason why not.
    public let saving: Availability
    /// The suggested name for the present search.
    public let name: String
    /// Whether the present search is already saved under this name.
    public let isSaved: Bool
}

public struct SavedSearchViewModel: Hashable, Sendable {
    public let name: String
    /// The filter and search, such as "Trips · late:>60".
    public let detail: String
    /// The label of the button that deletes it, such as "Delete “Late trains”".
    public let deletion: String
    public let deleting: Availability
    /// Whether it was deleted since the menu was opened. Its row stays until the menu is closed, so
    /// that a second click does not hit the next one.
    public let isDeleted: Bool
    package let saved: SavedSearch
}

/// Knows the filter and search of the list, and changes them.
public protocol SearchesJournal: AnyObject {
    var currentQuery: (filter: JournalFilter, search: String) { get }
    /// Applies a filter and a search, and moves the focus to the result.
    func show(_ filter: JournalFilter, search: String)
    /// Shows all entries if an entry is left out by the filter or search.
    func uncover(_ id: EntryID)
}
