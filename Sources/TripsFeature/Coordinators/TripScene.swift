internal import Domain
internal import Presentation
internal import Signals

/// Everything that works on the pages of one trip. It ends by being released.
final class TripScene {
    let id: EntryID

    private let pages: TripPages
    private let navigationHandler: NavigationHandler<any TripMainPage, any OutcomeSelectionPage>
    private let main: TripMainPresenter
    private let selection: OutcomeSelectionPresenter
    /// Its model is the outcome that was recorded last.
    private let outcomes: ModelController<TripOutcome?>
    private let journal: any WritesEntries
    private weak var view: (any DisplaysFailure & AsksQuestions)?
    private let words: LocalWords
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - view: shows the trip and makes its pages, and is kept for the latter.
    ///   - followRelated: leads to another entry of the same day.
    init(
        id: EntryID, journal: any Journal, view: any TripsView, navigation: NavigationStack,
        words: LocalWords, followRelated: @escaping (String) -> Void
    ) {
        self.id = id
        self.journal = journal
        self.words = words
        let pages = TripPages(
            mainPage: { view.makeTripMainPage(for: id.rawValue) },
            selectionPage: { view.makeOutcomeSelectionPage(for: id.rawValue) })
        self.pages = pages
        navigationHandler = NavigationHandler(
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.signalRecordOutcome },
            signalChosen: { $0.signalSelection.map { _ in } },
            asMainPage: { $0 },
            asSelectionPage: { $0 })

        let recordOutcome = RecordOutcome(id: id, journal: journal)
        let outcomes = ModelController<TripOutcome?>(nil) { _, outcome in
            guard let outcome else { return }
            try await recordOutcome.record(outcome)
        }
        self.outcomes = outcomes
        let main = TripMainPresenter(
            id: id, journal: journal, outcomes: outcomes, pages: pages,
            show: ShowExistingTrip(view: view, words: words))
        self.main = main
        selection = OutcomeSelectionPresenter(
            id: id, question: { main.stored.map { ($0.trip, main.end) } }, pages: pages, view: view,
            words: words)
        self.view = view

        subscriptions +=
            OutcomeCollector(pages: pages, end: { main.end }).collectOutcome()
            .onReception § eachTime § weakly(self, TripScene.decide)

        subscriptions +=
            pages.signalMakeMainPage
            .flatMap { $0.signalRelatedEntry }
            .onReception § eachTime § followRelated
    }

    /// Reads the trip; false where there is none.
    func prepare() async -> Bool {
        await main.start()
        return main.stored != nil
    }

    /// Shows the main page.
    func start(transition: NavigationTransition, back: (() -> Void)?) {
        navigationHandler.start(transition: transition, back: back)
    }

    /// Asks first where an outcome cannot be meant as it was chosen, or touches what was recorded.
    private func decide(_ outcome: TripOutcome) {
        guard let trip = main.stored?.trip,
            let doubt = OutcomeDoubt(about: outcome, of: trip, words: words)
        else { return record(outcome) }
        view?.ask(doubt.question) { [weak self] choice in
            guard doubt.outcomes.indices.contains(choice) else { return }
            self?.record(doubt.outcomes[choice])
        }
    }

    /// What was chosen is recorded even where the scene is replaced meanwhile, or the window closed
    /// at once.
    private func record(_ outcome: TripOutcome) {
        Task.immediate { [outcomes, journal, words, weak view] in
            await journal.seeThrough {
                do {
                    try await outcomes.transform { _ in outcome }
                } catch {
                    view?.showFailure(
                        FailureViewModel(
                            title: "What happened was not recorded.",
                            reason: (error as? WriteTripError)?.sentence(words.ofTimes)
                                ?? "\(error)"))
                }
            }
        }
    }
}
