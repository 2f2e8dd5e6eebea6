public import Domain
public import Foundation
public import Presentation
internal import Signals
public import Wording

/// Shows lists of films with their state in the journal, while the page is on show.
public final class ListsPresenter {
    weak var view: (any DisplaysLists)?
    private weak var flows: (any FlowRouting<ListsFlow>)?
    let lists: FilmLists
    let journal: any WritesEntries & ReadsEntries & ReportsChanges & StoresListFiles
    let entries: any ReadsManyEntries
    /// Returns the order of the journal's list.
    let order: () -> ListOrder
    private let now: () -> Date
    /// Returns a number below another one, by chance.
    let chance: (Int) -> Int
    let words: FilmWords
    private var checked: [CheckedList] = []
    private var chosen: String?
    /// The list that was made last, which is chosen once it is read, or `nil` if there is none.
    var made: String?
    /// The name of a new list for offered films that may not have been written; empty if there is
    /// none.
    var offeredName = ""
    /// The changes in the order of their requests. The first one is under way until it is written
    /// and shown.
    private var waiting: [Waiting] = []
    /// The rows by which films are to be moved when it is their turn, by list and film.
    private var shifts: [[String?]: Int] = [:]
    private var isUnseenOnly = false
    var search = ListSearch()
    var watchlistOrder = WatchlistOrder.title
    var model: ListsViewModel?
    private var reading: Task<Void, Never>?
    private var readsAgain = false

    private struct Waiting {
        let request: [AnyHashable?]
        let change: (ListsPresenter) async -> Void
    }

    private var listening: Subscriptions?
    var subscriptions = Subscriptions()

    /// Makes a presenter.
    ///
    /// - Parameters:
    ///   - journal: the journal, whose changes can be undone.
    ///   - entries: reads the films that a search finds.
    ///   - order: returns the order of the journal's list.
    ///   - now: returns the present moment.
    ///   - chance: returns a number below another one, by chance.
    public init(
        view: any DisplaysLists, events: FilmsEvents, lists: FilmLists,
        journal: any WritesEntries & ReadsEntries & ReportsChanges & StoresListFiles,
        entries: any ReadsManyEntries, order: @escaping () -> ListOrder,
        flows: any FlowRouting<ListsFlow>, now: @escaping () -> Date,
        chance: @escaping (Int) -> Int = { Int.random(in: 0..<$0) },
        words: Localizer, timeZone: TimeZone
    ) {
        self.view = view
        self.flows = flows
        self.lists = lists
        self.journal = journal
        self.entries = entries
        self.order = order
        self.now = now
        self.chance = chance
        self.words = FilmWords(local: words, timeZone: timeZone)

        subscriptions += events.listsOnShow.signal.onReception § eachTime
            § weakly(self) { $0.setOnShow }
        subscriptions += events.listChosen.signal.onReception § eachTime § { [weak self] id in
            self?.chosen = id
            self?.made = nil
            self?.show()
        }
        subscriptions += events.listUnseenOnly.signal.onReception § eachTime § {
            [weak self] isUnseenOnly in
            self?.isUnseenOnly = isUnseenOnly
            self?.show()
        }
        observeChanges(of: events)
        subscriptions += events.listedFilm.signal.onReception § eachTime § weakly(self) { $0.take }
        subscriptions += events.listDelete.signal.onReception § eachTime § { [weak self] id in
            self?.inTurn { await $0.delete(id) }
        }
    }

    private func setOnShow(_ isOnShow: Bool) {
        listening = isOnShow ? Subscriptions() : nil
        listening? += journal.changes.onReception § eachTime § inAnyCase § weakly(self) { $0.read }
        if isOnShow { read() }
    }

    /// Reads the lists again, and shows only the last of several changes that come meanwhile.
    private func read() {
        readsAgain = true
        guard reading == nil else { return }
        reading = Task { [weak self, lists] in
            while let self, readsAgain, listening != nil || !waiting.isEmpty {
                readsAgain = false
                do throws(JournalError) {
                    let read = try await lists.checked()
                    let keys = await ListSearch.keys(of: read, words.local)
                    (checked, search.keys) = (read, keys)
                    if !readsAgain, listening != nil || !waiting.isEmpty {
                        if let made = list(called: made)?.list.id { chosen = made }
                        made = nil
                        show()
                    }
                } catch {
                    fail(words.local.listsNotRead, because: error)
                }
            }
            self?.reading = nil
        }
    }

    /// Makes a change once those before it are written and shown, so that it is about the lists as
    /// they are then. All of them are made, even if the window is closed at once.
    ///
    /// - Parameter request: The request, which is ignored if a key repeats it before the first one
    ///   is shown; empty if each one counts.
    func inTurn(
        _ request: [AnyHashable?] = [], _ change: @escaping (ListsPresenter) async -> Void
    ) {
        guard request.isEmpty || !waiting.contains(where: { $0.request == request }) else { return }
        waiting.append(Waiting(request: request, change: change))
        guard waiting.count == 1 else { return }
        Task.immediate { [self] in
            journal.pendingWrites.begin()
            defer { journal.pendingWrites.end() }
            while let next = waiting.first {
                await next.change(self)
                waiting.removeFirst()
            }
        }
    }

    /// Returns the page with a list chosen.
    func page(of list: String?) -> ListsViewModel {
        ListsViewModel(
            checked, chosen: list, isUnseenOnly: isUnseenOnly, search: search,
            order: watchlistOrder, whyReadOnly: words.local.whyReadOnly(journal.condition.folder),
            words: words.local)
    }

    func show() {
        let model = page(of: chosen)
        chosen = model.chosen?.id
        self.model = model
        view?.showLists(model)
    }

    /// The id of the list on show, which a person's request is about.
    var shownList: String? { model?.chosen?.id }

    func list(called id: String?) -> CheckedList? { checked.first { $0.list.id == id } }

    /// Handles a request about a film of the shown list.
    private func take(_ request: ListedFilmRequest) {
        let list = shownList
        switch request.wish {
        case .open: self.list(called: list).map { open(request.film, in: $0) }
        case .shift(let rows): shift(request.film, by: rows, in: list)
        case .want, .watched, .move, .remove, .answer:
            inTurn([list, request]) { await $0.handle(request, in: list) }
        }
    }

    /// Moves a film by rows once it is its turn, together with the rows that are asked for until
    /// then.
    private func shift(_ film: String, by rows: Int, in list: String?) {
        let key = [list, film]
        let isWaiting = shifts[key] != nil
        shifts[key, default: 0] += rows
        guard !isWaiting else { return }
        inTurn { presenter in
            let rows = presenter.shifts.removeValue(forKey: key) ?? 0
            await presenter.handle(ListedFilmRequest(film, .shift(by: rows)), in: list)
        }
    }

    /// Opens the latest viewing of a film, or the wanted film that it is.
    private func open(_ id: String, in list: CheckedList) {
        switch index(of: id, in: list).map({ list.films[$0].state }) {
        case .seen(let viewings): viewings.first.map { flows?.route(.open($0.id)) }
        case .wanted(let summary): flows?.route(.open(summary.id))
        case .absent, .doubtful, nil: break
        }
    }

    private func handle(_ request: ListedFilmRequest, in id: String?) async {
        guard let list = list(called: id), let index = index(of: request.film, in: list) else {
            return
        }
        if let change = listChange(request, at: index, in: list) {
            return await self.change(list, by: change)
        }
        let film = list.films[index]
        switch (request.wish, film.state) {
        case (.want, .absent):
            var wanted = film.film.film
            wanted.isWanted = true
            await add(wanted)
        case (.watched, .absent): await add(film.film.film.watched(on: words.day(of: now())))
        case (.watched, .wanted(let summary)): await watch(summary.id)
        case (.answer(let isSame), .doubtful(let year)):
            await store(
                ListAnswer(
                    title: film.film.title, listed: film.film.year, year: year, isSame: isSame))
        default: break
        }
    }

    private func add(_ film: Film) async {
        await write(words.local.filmNotAdded) { journal, _ async throws(JournalError) in
            _ = try await journal.add(.film(film))
        }
    }

    private func watch(_ id: EntryID) async {
        let step = RecordFilmStep(id: id, journal: journal, now: now, words: words)
        await write(words.local.filmNotAdded) { _, _ async throws(JournalError) in
            _ = try await step(.watched)
        }
    }

    private func store(_ answer: ListAnswer) async {
        await write(words.local.answerNotKept) { _, lists async throws(JournalError) in
            try await lists.store(answer)
        }
    }

    /// Deletes a list, unless another program has changed it meanwhile; the change is then shown.
    private func delete(_ id: String) async {
        guard let list = list(called: id)?.list else { return }
        if chosen == id { chosen = neighbour(of: id) }
        await write(words.local.listNotDeleted) { journal, lists async throws(JournalError) in
            guard let file = try await lists.kept().first(where: { $0.list == list })?.file else {
                return
            }
            _ = try await journal.removeList(file)
        }
    }

    private func neighbour(of id: String) -> String? {
        guard let place = checked.firstIndex(where: { $0.list.id == id }) else { return nil }
        let next = place + 1 < checked.count ? place + 1 : place - 1
        return checked.indices.contains(next) ? checked[next].list.id : nil
    }

    /// Writes a change whose turn it is, and shows the lists as they are then, unless they are not
    /// on show and no other change needs them.
    func write(
        _ failure: String,
        _ work: (any WritesEntries & StoresListFiles, FilmLists) async throws(JournalError) -> Void
    ) async {
        do throws(JournalError) {
            try await work(journal, lists)
        } catch {
            fail(failure, because: error)
        }
        guard listening != nil || waiting.count > 1 else { return }
        read()
        await reading?.value
    }

    func fail(_ title: String, because error: JournalError) {
        view?.showFailure(words.local.failure(title, because: error))
    }
}
