internal import Domain
internal import Presentation
internal import Signals

/// Shows a film on its main page, and again whenever it or a trip of its day became different,
/// whoever changed it.
final class FilmMainPresenter: Presenting {
    /// As read last; nil before that.
    private(set) var film: ExistingFilm?

    private let id: EntryID
    private let showExistingFilm: ShowExistingFilm
    private let applyFeedback: ApplyFeedback
    private let changes: Signal<JournalChange>
    private weak var view: (any DisplaysFilm & DisplaysFeedbackTrail)?
    private weak var page: (any FilmMainPage)?
    private var shown: ExistingFilm?
    /// Tells a reading from the ones that were asked for after it.
    private var latestReading = 0
    private var subscriptions = Subscriptions()

    init(
        id: EntryID, showExistingFilm: ShowExistingFilm, applyFeedback: ApplyFeedback,
        changes: Signal<JournalChange>, pages: FilmPages,
        view: any DisplaysFilm & DisplaysFeedbackTrail
    ) {
        self.id = id
        self.showExistingFilm = showExistingFilm
        self.applyFeedback = applyFeedback
        self.changes = changes
        self.view = view

        subscriptions +=
            pages.signalMakeMainPage.onReception § eachTime § weakly(self, FilmMainPresenter.fill)
        subscriptions +=
            pages.signalMakeMainPage.flatMap { $0.signalWholeTrail }
            .onReception § eachTime § inAnyCase
            § weakly(self, FilmMainPresenter.showWholeTrail)
    }

    /// Reads the film. The page is filled when both are there, whichever comes last.
    func start() async {
        subscriptions +=
            changes
            .filter { [weak self] in self?.isTouched(by: $0) ?? false }
            .onReception § eachTime § inAnyCase § weakly(self, FilmMainPresenter.readAgain)
        subscriptions +=
            applyFeedback.signalApplied
            .onReception § eachTime § weakly(self, FilmMainPresenter.readAgain)

        latestReading += 1
        let reading = latestReading
        receive(await showExistingFilm.read(id), of: reading)
    }

    /// An entry that was added or changed may have come to this film's day.
    private func isTouched(by change: JournalChange) -> Bool {
        guard change.added.isEmpty, change.changed.isEmpty else { return true }
        let known = Set(film?.trips.map(\.id) ?? []).union([id])
        return !known.isDisjoint(with: change.removed)
    }

    private func readAgain() {
        latestReading += 1
        Task { [weak self, showExistingFilm, id, latestReading] in
            let film = await showExistingFilm.read(id)
            self?.receive(film, of: latestReading)
        }
    }

    private func receive(_ film: ExistingFilm?, of reading: Int) {
        guard reading == latestReading, let film else { return }
        self.film = film
        applyFeedback.adopt(film.film.feedbackModel)
        showWhatIsNew()
    }

    /// What it was when it was asked for is of no use once it is another.
    private func showWholeTrail() {
        guard let film = film?.film else { return }
        Task { [weak self, words = showExistingFilm.words] in
            let trail = await FilmViewModel.wholeTrail(film.feedbackGiven, words: words)
            guard let self, self.film?.film.feedbackGiven == film.feedbackGiven else { return }
            view?.showWholeTrail(trail, of: id.rawValue)
        }
    }

    private func fill(_ page: any FilmMainPage) {
        self.page = page
        shown = nil
        showWhatIsNew()
    }

    private func showWhatIsNew() {
        guard page != nil, let film, film != shown else { return }
        shown = film
        showExistingFilm.show(film, in: view)
    }
}
