internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals

extension EntryPageCoordinator {
    /// The screen of a season ticket, which has one page.
    ///
    /// - Parameters:
    ///   - view: makes the page; retained for that.
    ///   - openTrip: opens a trip that counts in a pot.
    ///   - claim: makes a claim for a pot.
    ///   - write: opens the paper of a pot, by its id.
    ///   - chooseRules: opens the form of the ticket at its rules.
    ///   - find: searches for the trips that were taken on the ticket.
    convenience init(
        of pass: PassModel, presenter: PassMainPresenter, view: any MakesPassPages,
        navigation: NavigationStack, entrance: PagePresentation,
        openTrip: @escaping (String) -> Void, claim: @escaping (PassPot) -> Void,
        write: @escaping (String) -> Void, chooseRules: @escaping () -> Void,
        find: @escaping (String) -> Void
    ) {
        let made = Emitter<any InteractivePage<PassPageEvents>>()
        var subscriptions = Subscriptions()
        subscriptions +=
            made.signal.onReception § eachTime § { [weak presenter] in presenter?.fill($0) }
        subscriptions +=
            made.signal.flatMap { $0.events.trip.signal }.onReception § eachTime § openTrip
        subscriptions +=
            made.signal.flatMap { $0.events.relatedSearch.signal }.onReception § eachTime § find
        subscriptions += made.signal.flatMap { $0.events.paper.signal }.onReception § eachTime
            § write
        subscriptions +=
            made.signal.flatMap { $0.events.rules.signal }.onReception § eachTime § inAnyCase
            § chooseRules
        subscriptions +=
            made.signal.flatMap { $0.events.claim.signal }
            .onReception § eachTime § { [weak presenter] id in
                if let pot = presenter?.known?.pots.first(where: { $0.id == id }) { claim(pot) }
            }
        self.init(
            id: pass.id, parts: [pass, presenter, made],
            read: {
                guard await pass.start() else { return false }
                await presenter.prepare()
                return true
            },
            subscriptions: subscriptions,
            show: {
                let page = view.makePassMainPage(for: pass.id.rawValue)
                made.emit(page)
                navigation.start(
                    with: page, transition: entrance.transition, back: entrance.back)
            })
    }
}
