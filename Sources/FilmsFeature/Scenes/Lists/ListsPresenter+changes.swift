internal import Domain
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

extension ListsPresenter {
    /// Observes the requests that change lists, search them or sort the watchlist.
    func observeChanges(of events: FilmsEvents) {
        subscriptions +=
            events.listSearch.signal.onReception § eachTime § { [weak self] text in
                self?.searched = text
                self?.show()
            }
        subscriptions +=
            events.watchlistOrder.signal.onReception § eachTime § { [weak self] order in
                self?.wishes.order = order
                self?.show()
            }
        subscriptions +=
            events.listMake.signal.onReception § eachTime § weakly(self, ListsPresenter.make)
        subscriptions +=
            events.listRename.signal.onReception § eachTime § { [weak self] name in
                self?.change { $0.renamed(name.trimmed) }
            }
        subscriptions +=
            events.listAdd.signal.onReception § eachTime § weakly(self, ListsPresenter.add)
        subscriptions +=
            events.listExport.signal.onReception § eachTime § weakly(self, ListsPresenter.export)
        subscriptions +=
            events.listPick.signal.onReception § eachTime § { [weak self] _ in self?.pick() }
        subscriptions +=
            events.listOffer.signal.onReception § eachTime § weakly(self, ListsPresenter.offer)
        subscriptions +=
            events.listAddition.signal.onReception § eachTime
            § weakly(self, ListsPresenter.addOffered)
    }

    /// Returns the facts by which the watchlist is sorted.
    func facts(_ order: WatchlistOrder) async -> WatchlistFacts {
        let query = EntryQuery(search: SearchTerms.has(.wanted).text)
        let listing = await journal.listing(matching: query)
        return WatchlistFacts(
            order, added: listing.summaries(in: 0..<listing.count).map(\.id),
            films: await counts.counted(matching: query))
    }

    /// Returns the change of the shown list that a request is for, or `nil` if it is for none.
    func listChange(_ request: ListedFilmRequest) -> ((FilmList) -> FilmList)? {
        guard let list = shownList, let index = index(of: request.film, in: list) else {
            return nil
        }
        switch request.wish {
        case .remove: return { $0.removing(at: index) }
        case .move(let other):
            let place = other.flatMap { self.index(of: $0, in: list) } ?? list.films.count
            return { $0.moving(from: index, before: place) }
        case .open, .want, .watched, .answer: return nil
        }
    }

    /// Changes the shown list, unless it is the watchlist or another program has changed it.
    func change(by change: @escaping (FilmList) -> FilmList) {
        guard let list = shownList?.list, list.id != FilmList.wanted else { return }
        write(words.local.listNotChanged) { _, lists async throws(JournalError) in
            try await lists.change(list, by: change)
        }
    }

    private var shownList: CheckedList? { list(called: chosen) }

    private func index(of film: String, in list: CheckedList) -> Int? {
        ListsViewModel.ids(of: list.films).firstIndex(of: film)
    }

    private func make(_ name: String) {
        let name = name.trimmed
        guard !name.isEmpty else { return }
        write(words.local.listNotMade) { [weak self] _, lists async throws(JournalError) in
            self?.searched = ""
            self?.chosen = try await lists.make(name)
        }
    }

    private func add(_ typed: String) {
        guard let list = shownList?.list, list.id != FilmList.wanted else { return }
        let typed = TypedFilm(typed)
        guard !typed.title.isEmpty else { return }
        write(words.local.filmNotAdded) { _, lists async throws(JournalError) in
            let film = await lists.film(titled: typed.title, year: typed.year)
            try await lists.change(list) { $0.adding([film]) }
        }
    }

    private func export(_ path: String) {
        guard let list = shownList?.list else { return }
        let name = words.local.name(of: list)
        Task { [weak self, lists, words] in
            do throws(ExportError) {
                try await lists.export(list, as: name, to: URL(filePath: path))
            } catch {
                self?.view?.showFailure(
                    words.local.failure(words.local.listNotExported, because: error))
            }
        }
    }

    private func pick() {
        let films = model?.chosen?.films.filter(\.canWatch) ?? []
        guard !films.isEmpty else { return }
        view?.showPicked(films[chance(films.count)].id)
    }

    private func offer(_ id: String) {
        Task { [weak self, lists, journal, words] in
            do throws(JournalError) {
                guard case .film(let film)? = await journal.entry(EntryID(id)) else { return }
                let listed = ListedFilm(title: film.title, year: film.year, link: film.link)
                let all = try await lists.all()
                self?.offered = listed
                self?.view?.offerLists(
                    ListOfferViewModel(
                        film: film.nameInList.displayIsolated,
                        lists: all.map {
                            .init(
                                id: $0.id, name: words.local.name(of: $0), hasFilm: $0.has(listed))
                        }))
            } catch {
                self?.fail(words.local.listsNotRead, because: error)
            }
        }
    }

    private func addOffered(_ addition: ListAddition) {
        guard let film = offered else { return }
        offered = nil
        write(words.local.filmNotAdded) { _, lists async throws(JournalError) in
            switch addition {
            case .new(let name): _ = try await lists.make(name.trimmed, of: [film])
            case .list(let id):
                guard let list = try await lists.all().first(where: { $0.id == id }) else {
                    throw .entryGone(EntryID(id))
                }
                try await lists.change(list) { $0.adding([film]) }
            }
        }
    }
}

/// A film as it is typed, such as "Ran (1985)" or "Ran 1985".
private struct TypedFilm {
    let title: String
    let year: Int?

    init(_ typed: String) {
        let text = typed.trimmed
        var words = text.split(separator: " ")
        let last = words.last.map { $0.filter { !"()".contains($0) } } ?? ""
        if words.count > 1, last.count == 4, let year = Int(last), year > 1_870 {
            words.removeLast()
            self.year = year
            title = words.joined(separator: " ")
        } else {
            year = nil
            title = text
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
