internal import Claims
internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Shows a season ticket on its main page with the account of its delays, and updates the page when
/// the ticket, a trip or a claim changes.
final class PassMainPresenter: PagePresenter {
    private let pass: any HoldsEntry<Pass, @Sendable (Pass) -> Pass>
    private let account: (EntryID, Pass) async -> PassAccount?
    private let words: Localizer
    private weak var view: (any DisplaysPass)?
    /// The account, or `nil` before it was worked out and if no rule collects delays.
    private(set) var known: PassAccount?
    private var latestRequest = 0

    /// - Parameter account: works out the account of the delays on a season ticket.
    init(
        of pass: any HoldsEntry<Pass, @Sendable (Pass) -> Pass>, changes: Signal<JournalChange>,
        view: any DisplaysPass,
        words: Localizer, account: @escaping (EntryID, Pass) async -> PassAccount?
    ) {
        self.pass = pass
        self.account = account
        self.words = words
        self.view = view
        super.init()
        subscriptions += pass.controller.updateSignal.onReception § eachTime § inAnyCase
            § weakly(self) { $0.prepareAndShow }
        subscriptions += pass.signalRelated.onReception § eachTime § weakly(self) { $0.show }
        subscriptions += changes.onReception § eachTime § inAnyCase
            § weakly(self) { $0.prepareAndShow }
    }

    /// Works out the account before the page is shown for the first time.
    func prepare() async {
        latestRequest += 1
        let request = latestRequest
        guard let content = pass.content else { return }
        let account = await account(pass.id, content)
        if request == latestRequest { known = account }
    }

    private func prepareAndShow() {
        Task.immediate { [weak self] in
            await self?.prepare()
            self?.show()
        }
    }

    override func show() {
        guard page != nil, let content = pass.content else { return }
        view?.showPass(
            PassViewModel(
                content, id: pass.id, account: known,
                claiming: Availability(unless: words.whyReadOnly(pass.folder)), words: words))
    }
}
