internal import Domain
internal import Presentation
internal import Signals

/// Everything that stands behind the pages of one trip, for as long as it is on show.
final class TripScene {
    private let pageFactory: PageFactory<any TripMainPage, any OutcomeSelectionPage>
    private let navigationHandler: NavigationHandler<any TripMainPage, any OutcomeSelectionPage>
    private let mainPresenter: TripMainPresenter
    private let selectionPresenter: OutcomeSelectionPresenter
    private let outcomes: ModelController<TripOutcome?>
    private weak var view: (any DisplaysTrip)?
    private var subscriptions = Subscriptions()

    init(
        _ stored: StoredTrip, journal: any Journal,
        view: any DisplaysTrip & DisplaysOutcomeSelection & MakesTripPages,
        navigation: NavigationStack, flows: any FollowsFlows, words: LocalWords
    ) {
        let id = stored.id
        let pageFactory = PageFactory<any TripMainPage, any OutcomeSelectionPage>(
            mainPage: { view.makeTripMainPage(for: id.rawValue) },
            selectionPage: { view.makeOutcomeSelectionPage(for: id.rawValue) })
        let recordOutcome = RecordOutcome(journal: journal)
        let outcomes = ModelController<TripOutcome?>(nil) { _, outcome in
            guard let outcome else { return }
            try await recordOutcome.record(outcome, for: id)
        }
        let mainPresenter = TripMainPresenter(
            stored, journal: journal, outcomes: outcomes, pageFactory: pageFactory,
            show: ShowExistingTrip(view: view, words: words))
        let question = { mainPresenter.question }

        self.view = view
        self.pageFactory = pageFactory
        self.outcomes = outcomes
        self.mainPresenter = mainPresenter
        selectionPresenter = OutcomeSelectionPresenter(
            view: view, pageFactory: pageFactory, question: question)
        navigationHandler = NavigationHandler(
            pageFactory: pageFactory, navigation: navigation,
            signalOpen: { $0.signalRecordOutcome },
            signalChosen: { $0.signalSelection.map { _ in } },
            asMainPage: { $0 }, asSelectionPage: { $0 })

        subscriptions +=
            OutcomeCollector(pageFactory: pageFactory, end: { question().end }).collectOutcome()
            .onReception § eachTime § weakly(self, TripScene.record)

        subscriptions +=
            pageFactory.signalMakeMainPage
            .flatMap { $0.signalRelatedEntry }
            .onReception § eachTime § { [weak flows] related in
                flows?.follow(.entry(id: related, from: id.rawValue))
            }
    }

    func start(transition: NavigationTransition, back: (() -> Void)?) {
        navigationHandler.start(transition: transition, back: back)
    }

    private func record(_ outcome: TripOutcome) {
        Task { [outcomes, weak view] in
            do {
                try await outcomes.transform { _ in outcome }
            } catch {
                view?.showFailure(
                    FailureViewModel(title: "What happened was not recorded.", reason: "\(error)"))
            }
        }
    }
}
