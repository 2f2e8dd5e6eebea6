internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a journey on its main page, and again whenever one of its legs became different.
final class JourneyMainPresenter: Presenting {
    private let model: JourneyModel
    private let words: LocalWords
    private let showJourney: ShowExistingEntry<JourneyViewModel>
    private let rights: (Trip, KnownPasses) -> [RightsAnswer]
    private weak var page: (any JourneyMainPage)?
    private var subscriptions = Subscriptions()

    /// - Parameter rights: what may be owed for a journey, as one trip, that may have been taken on season
    ///   tickets.
    init(
        of model: JourneyModel, pages: JourneyPages, view: any DisplaysJourney, words: LocalWords,
        rights: @escaping (Trip, KnownPasses) -> [RightsAnswer]
    ) {
        self.model = model
        self.rights = rights
        self.words = words
        showJourney = ShowExistingEntry { [weak view] in view?.showJourney($0) }
        subscriptions +=
            pages.signalMakeMainPage
            .onReception § eachTime § weakly(self, JourneyMainPresenter.fill)
        subscriptions +=
            model.signalChanged.onReception § eachTime § weakly(self, JourneyMainPresenter.show)
    }

    private func fill(_ page: any JourneyMainPage) {
        self.page = page
        showJourney.forgetShown()
        show()
    }

    private func show() {
        guard page != nil, let journey = model.journey else { return }
        showJourney.show(
            JourneyViewModel(
                journey, id: model.id,
                rights: journey.ticketed.map { rights($0, model.passes) }?.worthShowing ?? [],
                changing: Availability(unless: words.whyReadOnly(model.folder)), words: words))
    }
}
