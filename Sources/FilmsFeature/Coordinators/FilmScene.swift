internal import Domain
internal import Foundation
internal import Presentation
internal import Signals
internal import Wording

/// Everything that works on the pages of one film. It ends by being released.
final class FilmScene {
    let id: EntryID

    private let pages: FilmPages
    private let navigationHandler: NavigationHandler<any FilmMainPage, any FeedbackSelectionPage>
    private let collector: FeedbackCollector
    private let main: FilmMainPresenter
    private let selection: FeedbackSelectionPresenter
    private let thanks: ThankForFeedback
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - view: shows the film and makes its pages, and is kept for the latter.
    ///   - followRelated: leads to another entry of the same day.
    init(
        id: EntryID, journal: any Journal, view: any FilmsView, navigation: NavigationStack,
        words: FilmWords, now: @escaping () -> Date, followRelated: @escaping (String) -> Void
    ) {
        self.id = id
        let pages = FilmPages(
            mainPage: { view.makeFilmMainPage(for: id.rawValue) },
            selectionPage: { view.makeFeedbackSelectionPage(for: id.rawValue) })
        self.pages = pages
        navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.signalLeaveFeedback },
            signalChosen: { $0.signalSelection.map { _ in } },
            asMainPage: { $0 },
            asSelectionPage: { $0 })

        let record = RecordFeedback(id: id, journal: journal, now: now)
        let feedback = ModelController(FeedbackModel()) { old, new in
            try await record(from: old, to: new)
        }
        let collector = FeedbackCollector(pages: pages)
        self.collector = collector
        let main = FilmMainPresenter(
            id: id, showExistingFilm: ShowExistingFilm(journal: journal, words: words),
            applyFeedback: ApplyFeedback(
                changes: collector.collectFeedbackModelChange(), to: feedback, in: journal,
                showFailure: { [weak view] in view?.showFailure($0) }),
            changes: journal.changes, pages: pages, view: view)
        self.main = main

        let title = { [weak main] in main?.film?.film.title ?? "" }
        selection = FeedbackSelectionPresenter(
            id: id, feedback: feedback, title: title, words: words.local, pages: pages,
            view: view)
        thanks = ThankForFeedback(for: feedback, title: title, words: words.local, view: view)

        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.signalRelatedEntry }
            .onReception § eachTime § followRelated
    }

    /// Reads the film; false where there is none.
    func prepare() async -> Bool {
        await main.start()
        return main.film != nil
    }

    /// Shows the main page.
    func start(transition: NavigationTransition, back: (() -> Void)?) {
        navigationHandler.start(transition: transition, back: back)
    }
}
