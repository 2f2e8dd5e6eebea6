internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a film on its main page, and again whenever it, another viewing of it or a trip of its day
/// changes.
final class FilmMainPresenter: PagePresenter {
    private let film: any HoldsEntry<Film, FilmStep>
    private let showExistingFilm: ShowExistingFilm
    private let givesStars: () -> Bool
    private let words: FilmWords
    private weak var view: (any DisplaysFilm & DisplaysFeedbackHistory)?

    /// - Parameter givesStars: returns whether the person gives stars as well.
    init(
        film: any HoldsEntry<Film, FilmStep>, givesStars: @escaping () -> Bool, words: FilmWords,
        pages: FilmPages,
        view: any DisplaysFilm & DisplaysFeedbackHistory
    ) {
        self.film = film
        self.givesStars = givesStars
        self.words = words
        self.view = view
        showExistingFilm = ShowExistingFilm(view: view, words: words)
        super.init()

        fillEach(of: pages.signalMakeMainPage)
        subscriptions += pages.signalMakeMainPage.events(\.wholeFeedbackHistory).onReception
            § eachTime § weakly(self) { $0.showWholeFeedbackHistory }
        follow(film)
    }

    override func show() {
        guard page != nil, let content = film.content else { return }
        showExistingFilm.show(
            content, id: film.id, sameDay: film.sameDay, otherViewings: film.otherViewings,
            givesStars: givesStars(),
            feedback: Availability(unless: words.local.whyReadOnly(film.folder)))
    }

    /// Shows all feedback, unless it has changed by the time it is in words.
    private func showWholeFeedbackHistory() {
        guard let given = film.content?.feedbackGiven else { return }
        Task { [weak self, words] in
            let history = await FilmViewModel.wholeFeedbackHistory(given, words: words)
            guard let self, film.content?.feedbackGiven == given else { return }
            view?.showWholeFeedbackHistory(history, of: film.id.rawValue)
        }
    }
}
