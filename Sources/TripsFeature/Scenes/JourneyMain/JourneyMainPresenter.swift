internal import Claims
internal import Domain
internal import EntryFeature
public import Presentation
internal import Signals
internal import Wording

/// Shows a journey on its main page, and updates the page when one of its legs changes.
final class JourneyMainPresenter: PagePresenter {
    private let model: JourneyModel
    private let services: TripServices
    private weak var view: (any DisplaysJourney)?
    private let map: PageMap?
    private let claims: TripClaims?

    /// - Parameter claims: the claims for the journey, or `nil` if claims are not kept.
    init(
        of model: JourneyModel, services: TripServices, claims: TripClaims?, pages: JourneyPages,
        view: any DisplaysJourney
    ) {
        self.model = model
        self.services = services
        self.claims = claims
        self.view = view
        map = services.map(areLegs: true)
        super.init()
        map?.onMade = { [weak self] in self?.show() }
        fillEach(of: pages.signalMakeMainPage)
        subscriptions += model.signalChanged.onReception § eachTime § weakly(self) { $0.show }
        subscriptions += pages.signalMakeMainPage.events(\.claim).onReception § eachTime
            § weakly(self) { $0.claim }
        guard let claims else { return }
        subscriptions += claims.signalChanged.onReception § eachTime § weakly(self) { $0.show }
    }

    override func show() {
        guard page != nil, let journey = model.journey else { return }
        let rights = rights(of: journey)
        view?.showJourney(
            JourneyViewModel(
                journey, id: model.id, rights: rights,
                claims: claims?.model(of: journey.legs.map(\.id), rights) ?? .empty,
                map: map?.chart(of: taken(of: journey)),
                changing: Availability(unless: services.words.whyReadOnly(model.folder)),
                isThere: services.isThere, words: services.words, ends: services.ends))
    }

    private func taken(of journey: Journey) -> [MappedTrip] {
        zip(journey.legs, journey.states).filter { $1.isPartOfIt }
            .map { leg, _ in MappedTrip(leg.trip, id: leg.id) }
    }

    /// Returns the compensation of the whole journey. If each leg has its own ticket, the pages of
    /// the legs show it instead.
    private func rights(of journey: Journey) -> [RightsAnswer] {
        journey.ticketed.map { services.answers(for: $0, on: model.passes) }?.worthShowing ?? []
    }

    private func claim(by scheme: String) {
        guard let journey = model.journey, let trip = journey.ticketed else { return }
        claims?.make(by: scheme, for: trip, journey.legs.map(\.id), rights(of: journey))
    }
}

public protocol DisplaysJourney: Viewable {
    func showJourney(_ journey: JourneyViewModel)
}

public struct JourneyPageEvents: PageEvents {
    /// Posts the id of the leg to show.
    public let leg: PageEvent<String>
    /// Posts the id of the leg that was replaced by another trip.
    public let instead: PageEvent<String>
    /// Posts the id of the scheme to claim by.
    public let claim: PageEvent<String>
    /// Posts the id of the claim to show.
    public let openClaim: PageEvent<String>
    /// Posts when a leg is to be added at the end.
    public let nextLeg: PageEvent<Void>
    /// Posts the address of the ticket to open.
    public let ticket: PageEvent<String>

    public init(_ gate: PageGate) {
        (leg, instead, nextLeg) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
        (claim, openClaim, ticket) = (PageEvent(gate), PageEvent(gate), PageEvent(gate))
    }
}

/// Shows the trips that may have replaced a leg.
public protocol DisplaysSubstituteSelection: Viewable {
    func showSubstituteSelection(_ selection: SubstituteSelectionViewModel)
}

public struct SubstitutePageEvents: PageEvents {
    /// Posts the id of the choice.
    public let substitute: PageEvent<String>

    public init(_ gate: PageGate) { substitute = PageEvent(gate) }
}

/// Makes the pages of a journey, whose id is `id`.
public protocol MakesJourneyPages: Viewable {
    func makeJourneyMainPage(for id: String) -> any InteractivePage<JourneyPageEvents>
    func makeSubstituteSelectionPage(for id: String) -> any InteractivePage<SubstitutePageEvents>
}

typealias JourneyPages = PageFactory<JourneyPageEvents, SubstitutePageEvents>

/// A journey with all of its legs, kept up to date.
final class JourneyModel {
    let id: EntryID
    /// The journey, or `nil` before it was read.
    private(set) var journey: Journey?
    /// The season tickets that the journey may have been taken on.
    private(set) var passes = KnownPasses.none
    /// Posts when the journey or the condition of the journal's folder has changed.
    var signalChanged: Signal<Void> { changedEmitter.signal }
    var folder: JournalCondition.Folder { journal.condition.folder }

    private let journal: any Journal
    private let changedEmitter = Emitter<Void>()
    /// The number of the latest reading, which makes earlier readings obsolete.
    private var latestReading = 0
    private var subscriptions = Subscriptions()

    /// - Parameter id: the id of one of the legs.
    init(_ id: EntryID, in journal: any Journal) {
        self.id = id
        self.journal = journal
    }

    /// Reads the journey, and reads it again when a leg changes.
    /// - Returns: Whether the trip exists.
    func start() async -> Bool {
        subscriptions += journal.changes.onReception § eachTime
            § weakly(self) { $0.journalDidChange }
        await read()
        return journey != nil
    }

    private func journalDidChange(_ change: JournalChange) {
        if change.conditionChanged { changedEmitter.emit() }
        guard change.concernsEntries else { return }
        Task.immediate { [weak self] in await self?.read() }
    }

    private func read() async {
        latestReading += 1
        let reading = latestReading
        let legs = await journal.journeyLegs(with: id)
        let isOnSeasonTicket = legs.contains { $0.trip.ticket == .season }
        let passes = isOnSeasonTicket ? await journal.passes() : .none
        guard reading == latestReading, let journey = Journey(legs),
            journey != self.journey || passes != self.passes
        else { return }
        (self.journey, self.passes) = (journey, passes)
        changedEmitter.emit()
    }
}

/// Shows the page on which the replacement of a leg is chosen.
final class SubstituteSelectionPresenter {
    private(set) var leg: EntryID?

    private let model: JourneyModel
    private let words: Localizer
    private weak var view: (any DisplaysSubstituteSelection)?
    private var subscriptions = Subscriptions()

    init(
        of model: JourneyModel, pages: JourneyPages, view: any DisplaysSubstituteSelection,
        words: Localizer
    ) {
        self.model = model
        self.view = view
        self.words = words
        subscriptions += pages.signalMakeMainPage.events(\.instead).onReception § eachTime § {
            [weak self] in self?.leg = EntryID($0)
        }
        subscriptions += pages.signalMakeSelectionPage.onReception § eachTime § inAnyCase
            § weakly(self) { $0.ask }
    }

    private func ask() {
        guard let asked = model.journey?.legs.first(where: { $0.id == leg }) else { return }
        view?.showSubstituteSelection(
            SubstituteSelectionViewModel(id: model.id.rawValue, instead: asked.trip, words: words))
    }
}
