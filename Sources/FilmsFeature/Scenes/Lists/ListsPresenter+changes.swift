internal import Domain
internal import Foundation
internal import Presentation
internal import Signals
internal import Synchronization
internal import Wording

extension ListsPresenter {
    /// Observes the requests that change lists, search them or sort the watchlist.
    func observeChanges(of events: FilmsEvents) {
        subscriptions += events.listSearch.signal.onReception § eachTime § { [weak self] text in
            self?.search.text = text
            self?.show()
        }
        subscriptions += events.watchlistOrder.signal.onReception § eachTime § {
            [weak self] order in
            self?.watchlistOrder = order
            self?.show()
        }
        subscriptions += events.listMake.signal.onReception § eachTime § weakly(self) { $0.make }
        subscriptions += events.listRename.signal.onReception § eachTime
            § weakly(self) { $0.rename }
        subscriptions += events.listAdd.signal.onReception § eachTime § weakly(self) { $0.add }
        subscriptions += events.listExport.signal.onReception § eachTime
            § weakly(self) { $0.export }
        subscriptions += events.listPick.signal.onReception § eachTime § weakly(self) { $0.pick }
        subscriptions += events.listOffer.signal.onReception § eachTime § weakly(self) { $0.offer }
        subscriptions += events.listAddition.signal.onReception § eachTime
            § weakly(self) { $0.addOffered }
    }

    /// Returns the change of a list that a request about one of its films is for, or `nil` if it is
    /// for none, or if the film is to be moved where there is no place any more.
    func listChange(
        _ request: ListedFilmRequest, at index: Int, in list: CheckedList
    ) -> (@Sendable (FilmList) -> FilmList)? {
        let place: Int?
        switch request.wish {
        case .remove: return { $0.removing(at: index) }
        case .move(before: nil): place = list.films.count
        case .move(before: let other?): place = self.index(of: other, in: list)
        case .shift(let rows): place = self.place(of: request.film, shiftedBy: rows, in: list)
        case .open, .want, .watched, .answer: return nil
        }
        guard let place else { return nil }
        return { $0.moving(from: index, before: place) }
    }

    /// Returns the place of a film after it is moved by rows, as far as there are some on show, or
    /// `nil` if it is not on show.
    private func place(of film: String, shiftedBy rows: Int, in list: CheckedList) -> Int? {
        guard let shown = page(of: list.list.id).chosen, shown.id == list.list.id,
            let row = shown.films.firstIndex(where: { $0.id == film })
        else { return nil }
        let other = shown.films[min(max(row + rows, 0), shown.films.count - 1)].id
        return index(of: other, in: list).map { rows > 0 ? $0 + 1 : $0 }
    }

    /// Changes a list, unless it is the watchlist or another program has changed it.
    ///
    /// - Parameter typed: the text by which a person asked for the change, or `nil` if there is none.
    func change(
        _ checked: CheckedList, as typed: TypedInLists? = nil,
        by change: @escaping @Sendable (FilmList) -> FilmList
    ) async {
        let list = checked.list
        guard list.id != FilmList.wanted else { return }
        await write(words.local.listNotChanged) { [weak view] _, lists async throws(JournalError) in
            try await lists.change(list, by: change)
            if let typed { view?.showWritten(typed) }
        }
    }

    func index(of film: String, in list: CheckedList) -> Int? {
        ListsViewModel.ids(of: list.films).firstIndex(of: film)
    }

    private func rename(_ typed: String) {
        let (id, name) = (shownList, typed.trimmingSpaces)
        inTurn { presenter in
            guard let list = presenter.list(called: id) else { return }
            await presenter.change(list, as: .newName(typed)) { $0.renamed(name) }
        }
    }

    private func make(_ typed: String) {
        let name = typed.trimmingSpaces
        guard !name.isEmpty else { return }
        inTurn([typed]) { [words] presenter in
            await presenter.write(words.local.listNotMade) {
                _, lists async throws(JournalError) in
                presenter.made = try await lists.make(name)
                presenter.search.text = ""
                presenter.view?.showWritten(.name(typed))
            }
        }
    }

    private func add(_ text: String) {
        let (id, typed) = (shownList, TypedFilm(text))
        guard !typed.title.isEmpty else { return }
        inTurn([id, text]) { [words] presenter in
            guard let list = presenter.list(called: id)?.list, list.id != FilmList.wanted else {
                return
            }
            await presenter.write(words.local.filmNotAdded) {
                _, lists async throws(JournalError) in
                let film = await lists.film(titled: typed.title, year: typed.year)
                if try await lists.change(list, by: { $0.adding([film]) }) {
                    presenter.view?.showWritten(.title(text))
                } else {
                    presenter.refuse(because: words.local.areListed([film]))
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

    private func offer(_ request: ListOfferRequest) {
        Task { [weak self, lists, journal, entries, words, order = order()] in
            do throws(JournalError) {
                let films: [ListedFilm]
                switch request {
                case .film(let id):
                    guard case .film(let film)? = await journal.entry(EntryID(id)) else { return }
                    films = [ListedFilm(film)]
                case .found(let search):
                    let query = EntryQuery(kind: .film, search: search, order: order)
                    films = try await Self.films(matching: query, in: entries)
                }
                guard !films.isEmpty else {
                    self?.refuse(because: words.local.searchFoundNoFilms)
                    return
                }
                var offer = await ListOfferViewModel(
                    of: films, to: try await lists.all(), words.local)
                guard let self else { return }
                offer.newName = offeredName
                view?.offerLists(offer)
            } catch {
                self?.fail(words.local.filmNotAdded, because: error)
            }
        }
    }

    /// Reads the films that match a query, in its order and each once.
    private static func films(
        matching query: EntryQuery, in entries: any ReadsManyEntries
    ) async throws(JournalError) -> [ListedFilm] {
        let films = Mutex<[ListedFilm]>([])
        do {
            try await entries.readEntries(.matching(query)) { batch, _ in
                let read = batch.compactMap { stored in
                    if case .film(let film)? = stored.entry { ListedFilm(film) } else { nil }
                }
                films.withLock { $0 += read }
            }
        } catch {
            throw error as? JournalError ?? .cancelled
        }
        return await eachOnce(films.withLock(\.self))
    }

    @concurrent
    private nonisolated static func eachOnce(_ films: [ListedFilm]) async -> [ListedFilm] {
        FilmList(id: "", name: "").adding(films).films
    }

    private func refuse(because reason: String) {
        view?.showFailure(FailureViewModel(title: words.local.filmNotAdded, reason: reason))
    }

    private func addOffered(_ addition: ListAddition) {
        let films = addition.films
        if case .new(let name) = addition.target { offeredName = name }
        inTurn { [words] presenter in
            await presenter.write(words.local.filmNotAdded) {
                _, lists async throws(JournalError) in
                switch addition.target {
                case .new(let name):
                    _ = try await lists.make(name.trimmingSpaces, of: films)
                    if presenter.offeredName == name { presenter.offeredName = "" }
                case .list(let id):
                    guard let list = try await lists.all().first(where: { $0.id == id }) else {
                        throw .entryGone(EntryID(id))
                    }
                    if try await !lists.change(list, by: { $0.adding(films) }) {
                        presenter.refuse(because: words.local.areListed(films))
                    }
                }
            }
        }
    }
}

extension ListedFilm {
    fileprivate nonisolated init(_ film: Film) {
        self.init(title: film.title, year: film.year, link: film.link)
    }
}

extension ListOfferViewModel {
    @concurrent
    fileprivate nonisolated init(
        of films: [ListedFilm], to lists: [FilmList], _ words: Localizer
    ) async {
        self.init(
            films: films,
            film: films.count == 1
                ? films[0].film.nameInList.displayIsolated : words.entries(films.count, of: .film),
            lists: lists.map { list in
                Item(
                    id: list.id, name: words.name(of: list),
                    hasFilm: list.adding(films).films.count == list.films.count)
            })
    }
}

/// A film as it is typed, such as "Ran (1985)" or "Ran 1985".
private struct TypedFilm {
    let title: String
    let year: Int?

    init(_ typed: String) {
        let text = typed.trimmingSpaces
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
