import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("Saved searches", .freed, .timeLimit(.minutes(1)))
struct SavedSearchesPresenterTests {
    private let view = Spy()
    private let journal = SearchesDouble(
        SavedSearch(name: "Ran", kind: .film, search: "director:kurosawa"),
        SavedSearch(name: "émile 10", search: "émile"),
        SavedSearch(name: "Emile 9", kind: .trip, search: "from:paris"))
    private let presenter: SavedSearchesPresenter

    init() {
        presenter = freed(
            SavedSearchesPresenter(
                view: view, events: view.events, list: view, journal: journal, words: .british))
    }

    /// A window with the present search of the list.
    private final class Spy: DisplaysSavedSearches, SearchesJournal {
        enum Message: Equatable {
            case searches(SavedSearchesViewModel)
            case search(JournalFilter, String)
        }

        let messages = Messages<Message>()
        let events = JournalEvents()
        var requests: Emitter<SavedSearchesRequest> { events.savedSearches }
        var currentQuery: (filter: JournalFilter, search: String) = (.all, "")

        func showSavedSearches(_ searches: SavedSearchesViewModel) {
            messages.append(.searches(searches))
        }

        func show(_ filter: JournalFilter, search: String) {
            messages.append(.search(filter, search))
        }

        func uncover(_ id: EntryID) {}
    }

    private func shown(after request: SavedSearchesRequest) async throws -> SavedSearchesViewModel {
        let count = view.messages.all.count
        view.requests.emit(request)
        await view.messages.until(count: count + 1)
        guard case .searches(let searches) = view.messages.all.last else {
            throw JournalError.cancelled
        }
        return searches
    }

    @Test("The menu lists them by name, with what they find; none can be saved where none is typed")
    func open() async throws {
        let searches = try await shown(after: .open)
        #expect(searches.rows.map(\.name) == ["Emile 9", "émile 10", "Ran"])
        #expect(
            searches.rows.map(\.detail)
                == ["Trips · from:paris", "émile", "Films · director:kurosawa"])
        #expect(searches.rows[0].deletion == "Delete “Emile 9”")
        #expect(searches.rows.allSatisfy { !$0.isDeleted && $0.deleting == .available })
        #expect(searches.saving.reason == "Type a search, then save it here.")
        #expect(searches.news == nil && !searches.canUndo && searches.name == "")
    }

    @Test("One that is chosen is searched for, with its filter")
    func choose() async throws {
        let rows = try await shown(after: .open).rows
        for row in rows { view.requests.emit(.choose(row)) }
        #expect(
            view.messages.all.dropFirst() == [
                .search(.trips, "from:paris"), .search(.all, "émile"),
                .search(.films, "director:kurosawa"),
            ])
    }

    @Test("The present search is offered under its own words, saved, and undone")
    func save() async throws {
        view.currentQuery = (.trips, "late:>60 ")
        var searches = try await shown(after: .open)
        #expect(searches.name == "late:>60" && !searches.isSaved)
        #expect(searches.saving == .available)
        searches = try await shown(after: .save(" Late trains"))
        #expect(searches.rows.map(\.name) == ["Emile 9", "émile 10", "Late trains", "Ran"])
        #expect(searches.rows[2].detail == "Trips · late:>60")
        #expect(searches.news == "“Late trains” was saved." && searches.canUndo)
        #expect(searches.name == "Late trains" && searches.isSaved)
        searches = try await shown(after: .undo)
        #expect(searches.rows.map(\.name) == ["Emile 9", "émile 10", "Ran"])
        #expect(searches.news == nil && !searches.canUndo)
    }

    @Test("Saved under another name it is renamed; under the name of another, it replaces that")
    func rename() async throws {
        view.currentQuery = (.films, "director:kurosawa")
        #expect(try await shown(after: .open).name == "Ran")
        var searches = try await shown(after: .save("Kurosawa"))
        #expect(searches.rows.map(\.name) == ["Emile 9", "émile 10", "Kurosawa"])
        #expect(searches.news == "“Ran” was renamed to “Kurosawa”.")
        view.currentQuery = (.all, "kurosawa")
        searches = try await shown(after: .save("Kurosawa"))
        #expect(searches.rows.map(\.detail).last == "kurosawa" && searches.rows.count == 3)
        #expect(searches.news == "“Kurosawa” now stands for this search.")
        searches = try await shown(after: .undo)
        #expect(searches.news == "“Ran” was renamed to “Kurosawa”." && searches.canUndo)
        searches = try await shown(after: .undo)
        #expect(searches.rows.map(\.name) == ["Emile 9", "émile 10", "Ran"])
    }

    @Test("Saved as it is kept already, nothing happens")
    func unchanged() async throws {
        view.currentQuery = (.all, "émile")
        #expect(try await shown(after: .save("émile 10")).news == nil)
        #expect(journal.searches.count == 3)
    }

    @Test(
        "One that is deleted keeps its place, grey, until the menu is opened again, and can be undone"
    )
    func delete() async throws {
        let row = try #require(try await shown(after: .open).rows.first)
        var searches = try await shown(after: .delete(row))
        #expect(searches.rows.map(\.name) == ["Emile 9", "émile 10", "Ran"])
        #expect(searches.rows.map(\.isDeleted) == [true, false, false])
        #expect(searches.news == "“Emile 9” was deleted." && searches.canUndo)
        #expect(journal.searches.count == 2)
        searches = try await shown(after: .undo)
        #expect(!searches.rows.contains(where: \.isDeleted) && journal.searches.count == 3)
        _ = try await shown(after: .delete(row))
        searches = try await shown(after: .open)
        #expect(searches.rows.map(\.name) == ["émile 10", "Ran"])
        #expect(searches.news == nil && !searches.canUndo)
    }

    @Test(
        "In a journal that cannot be written to they can be chosen, and nothing else, for a reason")
    func readOnly() async throws {
        view.currentQuery = (.all, "wien")
        journal.condition = JournalCondition(folder: .readOnlyDisk(path: "/journal"))
        let searches = try await shown(after: .open)
        let why = "The journal is on a disk that is mounted read-only."
        #expect(searches.saving.reason == why)
        #expect(searches.rows.count == 3)
        #expect(searches.rows.allSatisfy { $0.deleting.reason == why })
    }

    @Test("What does not work is said with the reason, and changes nothing")
    func failures() async throws {
        let row = try #require(try await shown(after: .open).rows.first)
        _ = try await shown(after: .delete(row))
        journal.failure = .diskFull(path: "/journal")
        let reason = Localizer.british.sentence(JournalError.diskFull(path: "/journal"))
        #expect(
            try await shown(after: .undo).news
                == "The saved searches were not restored.\n" + reason)
        #expect(
            try await shown(after: .delete(row)).news
                == "The saved search was not deleted.\n" + reason)
        view.currentQuery = (.all, "wien")
        #expect(
            try await shown(after: .save("Wien")).news
                == "The search was not saved.\n" + reason)
        #expect(
            try await shown(after: .open).news == "The saved searches cannot be read.\n" + reason)
        journal.failure = nil
        #expect(try await shown(after: .open).rows.count == 2)
    }
}
