internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals

extension EntryPageCoordinator {
    /// The screen of a season ticket: one page.
    ///
    /// - Parameters:
    ///   - view: makes the page, and is kept for that.
    ///   - openTrip: leads to a trip that counted.
    ///   - claim: makes a claim of what is in a pot.
    ///   - write: leads to the paper of a pot, by its id.
    ///   - find: leads to the trips that were taken on it, by what finds them.
    convenience init(
        of pass: PassModel, presenter: PassMainPresenter, view: any MakesPassPages,
        navigation: NavigationStack, entrance: PagePresentation,
        openTrip: @escaping (String) -> Void, claim: @escaping (PassPot) -> Void,
        write: @escaping (String) -> Void, find: @escaping (String) -> Void
    ) {
        let made = Emitter<any PassMainPage>()
        var subscriptions = Subscriptions()
        subscriptions +=
            made.signal.onReception § eachTime § { [weak presenter] in presenter?.fill($0) }
        subscriptions +=
            made.signal.flatMap { $0.signalTrip }.onReception § eachTime § openTrip
        subscriptions +=
            made.signal.flatMap { $0.signalRelatedSearch }.onReception § eachTime § find
        subscriptions += made.signal.flatMap { $0.signalPaper }.onReception § eachTime § write
        subscriptions +=
            made.signal.flatMap { $0.signalClaim }
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
