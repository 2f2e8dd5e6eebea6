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
                self?.search.text = text
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
            events.listRename.signal.onReception § eachTime § weakly(self, ListsPresenter.rename)
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

    /// Returns the wanted films, the one that was added last first, and the facts by which they are
    /// sorted.
    func wishesOfJournal() async -> (added: [EntryID], films: [CountedEntry]) {
        let query = EntryQuery(search: SearchTerms.has(.wanted).text)
        let listing = await journal.listing(matching: query)
        return (
            listing.summaries(in: 0..<listing.count).map(\.id),
            await counts.counted(matching: query)
        )
    }

    /// Returns the change of a list that a wish for one of its films is for, or `nil` if it is for
    /// none.
    func listChange(
        _ wish: ListedFilmRequest.Wish, at index: Int, in list: CheckedList
    ) -> ((FilmList) -> FilmList)? {
        switch wish {
        case .remove: return { $0.removing(at: index) }
        case .move(let other):
            let place = other.flatMap { self.index(of: $0, in: list) } ?? list.films.count
            return { $0.moving(from: index, before: place) }
        case .open, .want, .watched, .answer: return nil
        }
    }

    /// Changes a list, unless it is the watchlist or another program has changed it.
    func change(_ checked: CheckedList, by change: @escaping (FilmList) -> FilmList) {
        let list = checked.list
        guard list.id != FilmList.wanted else { return }
        write(words.local.listNotChanged) { _, lists async throws(JournalError) in
            try await lists.change(list, by: change)
        }
    }

    func index(of film: String, in list: CheckedList) -> Int? {
        ListsViewModel.ids(of: list.films).firstIndex(of: film)
    }

    private func rename(_ name: String) {
        let (id, name) = (shownList, name.trimmed)
        inTurn { presenter in
            presenter.list(called: id).map { presenter.change($0) { $0.renamed(name) } }
        }
    }

    private func make(_ name: String) {
        let name = name.trimmed
        guard !name.isEmpty else { return }
        search.text = ""
        inTurn { [words] presenter in
            presenter.write(words.local.listNotMade) {
                [weak presenter] _, lists async throws(JournalError) in
                presenter?.chosen = try await lists.make(name)
            }
        }
    }

    private func add(_ text: String) {
        let (id, typed) = (shownList, TypedFilm(text))
        guard !typed.title.isEmpty else { return }
        inTurn { [words] presenter in
            guard let list = presenter.list(called: id)?.list, list.id != FilmList.wanted else {
                return
            }
            presenter.write(words.local.filmNotAdded) {
                [weak presenter] _, lists async throws(JournalError) in
                let film = await lists.film(titled: typed.title, year: typed.year)
                if try await !lists.change(list, by: { $0.adding([film]) }) {
                    presenter?.tellListed([film])
                }
            }
        }
    }

    private func export(_ path: String) {
        guard let list = list(called: shownList)?.list else { return }
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
                self?.view?.offerLists(
                    ListOfferViewModel(
                        of: [listed], film: film.nameInList.displayIsolated,
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
        let films = addition.films
        inTurn { [words] presenter in
            presenter.write(words.local.filmNotAdded) {
                [weak presenter] _, lists async throws(JournalError) in
                switch addition.target {
                case .new(let name): _ = try await lists.make(name.trimmed, of: films)
                case .list(let id):
                    guard let list = try await lists.all().first(where: { $0.id == id }) else {
                        throw .entryGone(EntryID(id))
                    }
                    if try await !lists.change(list, by: { $0.adding(films) }) {
                        presenter?.tellListed(films)
                    }
                }
            }
        }
    }

    /// Tells that films are in a list already.
    private func tellListed(_ films: [ListedFilm]) {
        view?.showFailure(
            FailureViewModel(
                title: words.local.filmNotAdded, reason: words.local.areListed(films)))
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
