internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// A film with the changes that its pages make to it.
typealias FilmModel = EntryModel<Film, FilmStep>

extension EntryPageCoordinator {
    /// Makes the screen of a film.
    ///
    /// - Parameters:
    ///   - view: shows the film and makes its pages, and is kept for the latter.
    ///   - followRelated: leads to another entry of the same day, or another viewing.
    ///   - find: leads to the entries that a search finds, such as all at the film's cinema.
    convenience init(
        of film: FilmModel, view: any FilmView, navigation: NavigationStack, words: FilmWords,
        entrance: PagePresentation, openRelated: @escaping (String) -> Void,
        find: @escaping (String) -> Void
    ) {
        let id = film.id.rawValue
        let pages = FilmPages(
            mainPage: { view.makeFilmMainPage(for: id) },
            selectionPage: { view.makeFeedbackSelectionPage(for: id) })
        // It comes first, so that a choice leads back before it is written.
        let navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.leaveFeedback.signal },
            signalChosen: { $0.selection.signal.map { _ in } })
        var subscriptions = Subscriptions()
        subscriptions +=
            FeedbackCollector(pages: pages).collectFeedbackModelChange()
            .onReception § eachTime § { [weak film, weak view, words] change in
                film?.change(.feedback(change)) { error in
                    view?.showFailure(
                        words.local.failure(
                            words.local.say("The feedback was not saved."), because: error))
                }
            }
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.watched.signal }
            .onReception § eachTime § { [weak film, weak view, words] in
                film?.change(.watched) { error in
                    view?.showFailure(
                        words.local.notSaved(.film, because: error, gone: nil))
                }
            }
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.relatedEntry.signal }
            .onReception § eachTime § openRelated
        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.events.relatedSearch.signal }
            .onReception § eachTime § find
        self.init(
            of: film,
            navigation: navigationHandler,
            presenters: [
                FeedbackSelectionPresenter(
                    film: film, words: words.local, pages: pages, view: view),
                FilmMainPresenter(film: film, words: words, pages: pages, view: view),
                ThankForFeedback(for: film, words: words.local, view: view),
            ],
            subscriptions: subscriptions, entrance: entrance)
    }
}
